import { runJobs } from '@onceware/api/testing/run-jobs';
import type { Mail } from '@onceware/api/platform/mail/mailer';
import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser, TestServer } from './test-server.ts';

export const PASSWORD = 'a long enough one';
export const OTHER_PASSWORD = 'nobody would guess that';

let people = 0;

/** Somebody who has no account yet. */
export const person = (fields: { email?: string } = {}) => ({
  name: 'Ada',
  email: `ada-${(people += 1)}-${process.pid}@example.com`,
  password: PASSWORD,
  ...fields,
});

/** Cookie header that a browser would send after this response. */
export const cookieHeader = (answer: LightMyRequestResponse): string =>
  answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

export type Browser = TestBrowser & { email: string };

/** A browser that has signed in. */
export async function signIn(server: TestServer, email: string, password = PASSWORD): Promise<Browser> {
  const answer = await server.visitor.mutate('auth.signIn', { email, password });
  return { ...server.browser(cookieHeader(answer)), email };
}

/** Signs up a new account. @returns its browser */
export async function signUp(server: TestServer, fields: { email?: string } = {}): Promise<Browser> {
  const who = person(fields);
  const answer = await server.visitor.mutate('auth.signUp', who);
  return { ...server.browser(cookieHeader(answer)), email: who.email };
}

export const isSignedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.query('auth.session')).json().result.data.json !== null;

/** Mails of one kind to an address, the newest last. */
export async function mailsTo<Kind extends Mail['kind']>(
  server: TestServer,
  email: string,
  kind: Kind,
): Promise<Extract<Mail, { kind: Kind }>[]> {
  await runJobs(server.services, ['mail']);
  const isThat = (mail: Mail): mail is Extract<Mail, { kind: Kind }> => mail.to === email && mail.kind === kind;
  return server.services.mails.filter(isThat);
}

/** The token of the newest link that was mailed. */
export async function mailedToken(server: TestServer, email: string, kind: Mail['kind']): Promise<string> {
  const mail = (await mailsTo(server, email, kind)).at(-1);
  const [, token = ''] = mail && 'link' in mail ? mail.link.split(/#(?:change\.)?/) : [];
  return token;
}

export const errorOf = (answer: LightMyRequestResponse): string =>
  `${answer.statusCode} ${answer.json().error?.json.data.error.code}`;
