import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

const FOLDERS: Record<string, string> = { api: 'packages/api/src', server: 'apps/server/src', web: 'apps/web/src' };
const document = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

/** `api/identity/auth/sessions/lucia.ts` as docs/security.md writes it, from the root. */
const fromRoot = (written: string) =>
  path.join(
    ROOT,
    written.replace(/^(api|server|web)(?=\/)/, (name) => FOLDERS[name] ?? name),
  );

const paths = [
  ...new Set(
    [...document.matchAll(/`((?:api|server|web|e2e|scripts|packages)\/[\w./-]+)`/g)].map(([, written = '']) => written),
  ),
];
const shown = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` \(([^)]+)\)/g)].flatMap(
  ([, file = '', ids = '']) => ids.split(', ').map((id) => [file, id] as const),
);

describe('docs/security.md', () => {
  it.each(paths.filter((written) => !/^(api|server|web)\/$/.test(written)))(
    'names %s, which is there (AUTH-06)',
    (written) => {
      expect(existsSync(fromRoot(written))).toBe(true);
    },
  );

  it.each(shown)('says that %s shows %s, and a title there does (AUTH-06)', (file, id) => {
    expect(readFileSync(fromRoot(file), 'utf8')).toMatch(new RegExp(`\\([^)]*\\b${id}\\b[^)]*\\)['"\`]`));
  });

  it('names more than a few (AUTH-06)', () => {
    expect(paths.length).toBeGreaterThan(50);
    expect(shown.length).toBeGreaterThan(50);
  });
});
