import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderDemo } from '../pieces/testing.tsx';
import { ImportPage } from './import-page.tsx';

const addresses = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'E-mail addresses' });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check addresses' }));

describe('the demo import of members', () => {
  beforeAll(() => loadPart('demo', 'en'));

  it('shows line by line what is wrong, and what would be imported (NAV-14)', async () => {
    renderDemo(<ImportPage />);
    addresses().focus();
    await userEvent.paste('ada@example.com\nnobody\ngrace@example\nada@example.com\ntomasz@print.example');
    await check();
    expect(screen.getByRole('status').textContent).toBe('4 to fix, 1 ready to import');
    const wrong = within(screen.getByRole('region', { name: '4 entries to fix' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(wrong).toEqual([
      'nobodyThere is no e-mail address in this line.Line 2',
      'grace@exampleThis is not a complete e-mail address.Line 3',
      'ada@example.comThis address is already further up.Line 4',
      'tomasz@print.exampleThis person is a member already.Line 5',
    ]);
    expect(
      within(screen.getByRole('region', { name: '1 address would be imported' })).getByRole('listitem').textContent,
    ).toBe('ada@example.com');
  });

  it('reads a CSV file at once (NAV-14)', async () => {
    renderDemo(<ImportPage />);
    await userEvent.upload(
      screen.getByLabelText('Or a CSV file'),
      new File(['name,e-mail\n"Ada",ada@example.com\n'], 'members.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByRole('region', { name: '1 address would be imported' })).toBeDefined();
    expect(addresses().value).toContain('ada@example.com');
  });

  it('refuses a file that is too large, and says what to do (NAV-14)', async () => {
    renderDemo(<ImportPage />);
    await userEvent.upload(
      screen.getByLabelText('Or a CSV file'),
      new File(['a'.repeat(300 * 1024)], 'members.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('This file is larger than 256 KB. Split it and try again.')).toBeDefined();
  });

  it('asks for addresses when there are none, and forgets a result that is out of date (NAV-14)', async () => {
    renderDemo(<ImportPage />);
    await check();
    expect(screen.getByText('Enter at least one e-mail address.')).toBeDefined();
    await userEvent.type(addresses(), 'ada@example.com');
    await check();
    expect(screen.getByRole('region', { name: '1 address would be imported' })).toBeDefined();
    await userEvent.type(addresses(), 'x');
    expect(screen.queryByRole('region', { name: '1 address would be imported' })).toBeNull();
  });
});
