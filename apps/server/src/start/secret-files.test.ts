import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYS, startRefusal } from '../testing/start-refusal.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(content: string | Uint8Array): string {
  const file = path.join(mkdtempSync(path.join(folder, 'one-')), 'secret');
  writeFileSync(file, content);
  return file;
}

describe('a secret in a file', () => {
  it('is read without the line break at its end, for every setting that holds one (OPS-08)', () => {
    const secrets = {
      ...KEYS,
      DATABASE_URL: 'postgres://a:b@c/d',
      DATABASE_DIRECT_URL: 'postgres://a:b@e/d',
      REDIS_URL: 'redis://:b@c',
      DEMO_PASSWORD: 'a demo password',
      DATA_KEY_OLD: 'one,two',
      SMTP_URL: 'smtps://a:b@c',
      METRICS_TOKEN: 'a-token-of-metrics',
      MAIL_EVENTS_TOKEN: 'a-token-of-mail-events',
      S3_ACCESS_KEY_ID: 'an-id',
      S3_SECRET_ACCESS_KEY: 'a-key',
    };
    const s3 = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'onceware-files' };
    const ends = ['\n', '\r\n', ''];
    const files = Object.entries(secrets).map(([name, secret], n) => [
      `${name}_FILE`,
      fileWith(`${secret}${ends[n % ends.length]}`),
    ]);
    expect(readSettings({ ...Object.fromEntries(files), ...s3 })).toEqual(readSettings({ ...secrets, ...s3 }));
  });

  it('counts in production as one that is given itself (OPS-08, T22)', () => {
    const place = { NODE_ENV: 'production', PUBLIC_URL: 'https://onceware.org', DATA_KEY: KEYS.DATA_KEY };
    expect(readSettings({ ...place, APP_SECRET_FILE: fileWith(`${KEYS.APP_SECRET}\n`) })).toMatchObject(KEYS);
    expect(() => readSettings({ ...place, APP_SECRET_FILE: fileWith('short\n') })).toThrow(/APP_SECRET is too short/);
  });

  it.each([
    ['a path without a file', () => path.join(folder, 'nothing'), 'there is no such file'],
    ['a folder', () => (mkdirSync(path.join(folder, 'folder')), path.join(folder, 'folder')), 'it is no file'],
    ['a pipe', () => (execFileSync('mkfifo', [path.join(folder, 'pipe')]), path.join(folder, 'pipe')), 'it is no file'],
    ['an empty file', () => fileWith('\n'), 'it is empty'],
    ['a long file', () => fileWith('x'.repeat(1 << 20)), 'it is too large for a secret'],
    ['a picture', () => fileWith(Uint8Array.of(0x89, 0x50, 0xff, 0xfe)), 'it is no text in UTF-8'],
    ['a whole page', () => fileWith(`${KEYS.APP_SECRET}\nmore\n`), 'it has more than one line'],
  ])('named by %s is refused with the setting and the reason (OPS-08, T60)', async (_what, make, why) => {
    const file = make();
    expect(await startRefusal(folder, { APP_SECRET_FILE: file })).toContain(`APP_SECRET_FILE=${file}: ${why}.`);
  });

  it.skipIf(process.getuid?.() === 0)('that may not be read is refused (OPS-08, T60)', async () => {
    const file = fileWith(KEYS.APP_SECRET);
    chmodSync(file, 0o000);
    expect(await startRefusal(folder, { APP_SECRET_FILE: file })).toContain('this user may not read it');
  });

  it('is refused beside the setting itself, and under a name that is misspelled (OPS-08, T60)', async () => {
    const APP_SECRET_FILE = fileWith(KEYS.APP_SECRET);
    expect(await startRefusal(folder, { APP_SECRET: KEYS.APP_SECRET, APP_SECRET_FILE })).toContain(
      'APP_SECRET and APP_SECRET_FILE are both given: remove one of them.',
    );
    expect(await startRefusal(folder, { APP_SECRTE_FILE: APP_SECRET_FILE })).toContain(
      'APP_SECRTE_FILE: did you mean APP_SECRET_FILE?',
    );
    expect(readSettings({ APP_SECRET: KEYS.APP_SECRET, APP_SECRET_FILE: '' }).APP_SECRET).toBe(KEYS.APP_SECRET);
  });
});
