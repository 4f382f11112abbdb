import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { ROOT } from './command.ts';

/** Every YAML file of the folders that GitHub reads, and of the root. */
const files = ['.', '.github', '.github/workflows', '.github/ISSUE_TEMPLATE']
  .flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((name) => path.join(folder, name)))
  .filter((name) => /\.ya?ml$/.test(name));

const parse = (file: string) =>
  parseDocument(readFileSync(path.join(ROOT, file), 'utf8'), { strict: true, uniqueKeys: true });

describe('the files that others expect of a project', () => {
  it('are YAML that can be read, where they are YAML (OPS-06)', () => {
    expect(files).toContain(path.join('.github', 'dependabot.yml'));
    for (const file of files) expect([file, ...parse(file).errors, ...parse(file).warnings]).toEqual([file]);
  });

  it('run .ci/run on GitHub for every change, on the Debian and the Node that it is written for (OPS-06)', () => {
    expect(parse('.github/workflows/ci.yml').toJS()).toMatchObject({
      on: { push: { branches: ['main'] }, pull_request: null },
      permissions: { contents: 'read' },
      jobs: {
        ci: {
          container: { image: 'debian:12', options: '--privileged' },
          steps: expect.arrayContaining([
            expect.objectContaining({ with: { 'node-version': 20 } }),
            expect.objectContaining({ run: 'bash .ci/run' }),
          ]),
        },
      },
    });
  });
});
