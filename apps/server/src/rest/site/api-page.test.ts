import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('the page of the REST routes runs only scripts of this site, which are there, and talks to it alone (T21, API-06)', async () => {
  const page = await server.app.inject('/api');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).toContain("connect-src 'self'");
  const named = [...page.body.matchAll(/(?:src|href)="(\/api\/page\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(named).toEqual(['/api/page/page.css', '/api/page/start.js']);
  // These two load the others, and Swagger UI with the first route that is opened.
  const others = ['operation.js', 'part-of.js', 'swagger-ui.css', 'swagger-ui-bundle.js'];
  const files = [...named, ...others.map((name) => `/api/page/${name}`)];
  for (const file of files) {
    const answer = await server.app.inject(file);
    expect([file, answer.statusCode, answer.headers['content-type']]).toEqual([
      file,
      200,
      expect.stringMatching(file.endsWith('.js') ? /^text\/javascript/ : /^text\/css/),
    ]);
  }
  expect((await server.app.inject('/api/page/package.json')).statusCode).not.toBe(200);
});
