import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { newEmail, PASSWORD } from './support/collecting.ts';
import { fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Zenobia Quill';
const INSTEAD: Record<string, string> = {
  'deal/:slug': 'deal/minutewren-lifetime',
  'tool/:slug': 'tool/minutewren',
  'blog/:slug': 'blog/refund-window-checklist',
  'project/:slug': 'project/course-platform',
  'public-profile/profiles/:address': 'public-profile/profiles/ada-morgan',
  'c/:token': 'c/aSecretLinkOfTwentyFour1',
  '*': 'no-such-page',
};

/** An address of every route that the router has. */
async function everyAddress(): Promise<string[]> {
  const source = await readFile('apps/web/src/app/router.tsx', 'utf8');
  const routes = [...source.matchAll(/\bpage\(\s*'[\w-]+',\s*'([^']+)'/g)].map(([, path = '']) => path);
  expect(routes.length).toBeGreaterThan(50);
  return ['', ...routes].map(
    (route) => `/${INSTEAD[route] ?? route.replace(':id', '0190b1c8-0000-7000-8000-000000000000')}`,
  );
}

async function pageOf(browser: APIRequestContext, path: string) {
  const answer = await browser.get(path);
  const html = await answer.text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return {
    path,
    html,
    boot,
    policy: answer.headers()['content-security-policy'] ?? '',
    cookies: answer.headers()['set-cookie'],
  };
}

test(
  'a visitor’s page holds nothing of a member, on any route, however their requests are mixed (T48, T11)',
  { tag: '@desktop' },
  async ({ playwright, baseURL }) => {
    const open = (cookie?: string) =>
      playwright.request.newContext({ baseURL, ...(cookie && { extraHTTPHeaders: { cookie } }) });
    const signUp = async (email: string) => {
      const browser = await open();
      const data = { json: { name: NAME, email, password: PASSWORD } };
      expect((await browser.post('/trpc/auth.signUp', { data, headers: fromHere() })).ok()).toBe(true);
      return browser;
    };
    const [email, former] = [newEmail(), newEmail()];
    const [visitor, member, ended] = await Promise.all([open(), signUp(email), signUp(former)]);
    const { cookies } = await ended.storageState();
    expect((await ended.post('/trpc/auth.signOut', { data: {}, headers: fromHere() })).ok()).toBe(true);
    const left = await open(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));

    for (const path of await everyAddress()) {
      // At once, and again when what could be kept is kept.
      const atOnce = await Promise.all([visitor, member, left, visitor].map((browser) => pageOf(browser, path)));
      const asked = [...atOnce, await pageOf(member, path), await pageOf(visitor, path)];
      const isMembers = [false, true, false, false, true, false];
      const others = asked.filter((_, n) => !isMembers[n]);
      const members = asked.filter((_, n) => isMembers[n]);
      for (const page of others) {
        expect(page.html, path).not.toContain(NAME);
        expect(page.html, path).not.toMatch(/walker-[\w-]+@/);
        expect(page.cookies, path).toBeUndefined();
      }
      // Boot data names the signed-in member on every page that has any.
      for (const page of members) expect(page.boot === '{}' || page.boot.includes(email), path).toBe(true);
      for (const { html, policy } of asked) {
        for (const [, text = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
          expect(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
        expect(html.match(/<script(?! type="(application\/(ld\+)?json|module)")[^>]/g), path).toBeNull();
      }
    }
    await Promise.all([visitor, member, ended, left].map((browser) => browser.dispose()));
  },
);
