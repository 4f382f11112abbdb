import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

const read = (text: string) =>
  readAddresses(text).map(({ line, text: address, problem }) => [line, address, problem ?? 'ok']);

describe('reading addresses', () => {
  it('takes one a line or several, with names, quotes and any end of line (NAV-14)', () => {
    expect(
      read('"Ada Lovelace" <Ada@Example.com>\r\ngrace@example.com; joan@example.com\rmary,mary@example.com,+44 20\n\n'),
    ).toEqual([
      [1, 'ada@example.com', 'ok'],
      [2, 'grace@example.com', 'ok'],
      [2, 'joan@example.com', 'ok'],
      [3, 'mary@example.com', 'ok'],
    ]);
  });

  it('leaves out a first line that names the columns, and no later one (NAV-14)', () => {
    expect(read('Name;E-Mail\nAda;ada@example.com\nemail')).toEqual([
      [2, 'ada@example.com', 'ok'],
      [3, 'email', 'noAddress'],
    ]);
  });

  it.each([
    'ada@example',
    'ada@@example.com',
    '@example.com',
    'ada@example..com',
    'ada@.com',
    'a da@example.com',
    `${'a'.repeat(250)}@x.example`,
  ])('refuses %s (NAV-14)', (address) => {
    expect(read(address)).toEqual([[1, address, 'notEmail']]);
  });

  it('names what stands twice, and who is a member already (NAV-14)', () => {
    expect(read('ada@example.com\nADA@example.com, elise@writers.example')).toEqual([
      [1, 'ada@example.com', 'ok'],
      [2, 'ada@example.com', 'twice'],
      [2, 'elise@writers.example', 'memberAlready'],
    ]);
  });
});
