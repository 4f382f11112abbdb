import { afterEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const ask = async (contacts: string) => {
  server = await createTestServer({ env: { SECURITY_CONTACT: contacts } });
  return server.visitor.get('/.well-known/security.txt');
};

it('names whom the operator set, with a day on which it ends within a year (API-02)', async () => {
  const answer = await ask('mailto:security@onceware.example, https://onceware.example/report');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = answer.body
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '));
  expect(fields.filter(([name]) => name === 'Contact')).toEqual([
    ['Contact', 'mailto:security@onceware.example'],
    ['Contact', 'https://onceware.example/report'],
  ]);
  const expires = fields.filter(([name]) => name === 'Expires').map(([, value]) => Date.parse(value ?? ''));
  expect(expires).toHaveLength(1);
  expect(expires[0]).toBeGreaterThan(Date.now());
  expect(expires[0]).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(fields).toContainEqual(['Canonical', 'http://localhost:3000/.well-known/security.txt']);
});

it('is not there where nobody was named (API-02)', async () => {
  const answer = await ask('');
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});
