import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './command.ts';

/** In a file (# stands for any name), an import and whether lint lets it pass. */
const cases: [file: string, statement: string, allowed: boolean][] = [
  // i18n <- lib <- features <- demo <- app
  ['apps/web/src/lib/#.ts', `import { x } from '#features/chat/chat-box.tsx'`, false],
  ['apps/web/src/lib/#.ts', `import { x } from '../features/chat/chat-box.tsx'`, false],
  ['apps/web/src/lib/#.ts', `import { x } from '#i18n/format.ts'`, true],
  ['apps/web/src/lib/time/#.ts', `import { x } from '../paths.ts'`, true],
  ['apps/web/src/i18n/#.ts', `import { x } from '#app/router.tsx'`, false],
  ['apps/web/src/i18n/#.ts', `import { x } from '#lib/api/trpc.ts'`, false],
  ['apps/web/src/features/chat/#.ts', `import { x } from '#app/router.tsx'`, false],
  ['apps/web/src/features/chat/#.ts', `import { x } from '#demo/chat/sample-chat.ts'`, false],
  ['apps/web/src/features/chat/list/#.tsx', `import { x } from '#app/router.tsx'`, false],
  ['apps/web/src/features/chat/list/#.tsx', `import { x } from '#lib/api/trpc.ts'`, true],
  ['apps/web/src/demo/chat/#.ts', `import type { x } from '#features/chat/chat-source.ts'`, true],
  ['apps/web/src/demo/chat/#.ts', `import { x } from '#app/router.tsx'`, false],
  ['apps/web/src/app/#.tsx', `import { x } from '#features/chat/chat-box.tsx'`, true],
  ['packages/ui/src/avatar/#.tsx', `import type { x } from '@onceware/api/composition/router'`, false],
  ['packages/ui/src/avatar/#.tsx', `import { x } from '@onceware/art/drawn-avatar'`, true],
  ['packages/ui/src/avatar/#.tsx', `import { x } from '@onceware/db/seed/catalog/index'`, false],
  ['packages/ui/src/avatar/#.tsx', `import { x } from '../../../db/src/seed/catalog/index.ts'`, false],
  ['packages/art/src/#.ts', `import { x } from '@onceware/db/seed/catalog/index'`, false],
  ['packages/art/src/#.ts', `import { x } from '@onceware/ui/avatar/avatar'`, false],
  ['packages/art/src/#.test.ts', `import { x } from '@onceware/db/seed/catalog/index'`, true],
  // Features never import each other
  ['apps/web/src/features/chat/#.ts', `import { x } from '#features/collections/b.ts'`, false],
  ['apps/web/src/features/chat/#.ts', `import { x } from '../collections/b.ts'`, false],
  ['apps/web/src/features/chat/#.ts', `import { x } from './list/use-x.ts'`, true],
  ['apps/web/src/features/chat/list/#.tsx', `import { x } from '../../collections/b.ts'`, false],
  ['apps/web/src/features/chat/list/#.tsx', `import type { x } from '#features/collections/b.ts'`, false],
  ['apps/web/src/features/chat/list/#.tsx', `import { x } from '../state/use-x.ts'`, true],
  // At run time the web loads only what is made for browsers
  ['apps/web/src/app/#.tsx', `import { x } from '@onceware/api/collections/collections.service'`, false],
  ['apps/web/src/app/#.tsx', `export const x = import('@onceware/api/collections/collections.service')`, false],
  ['apps/web/src/app/#.tsx', `import type { x } from '@onceware/api/collections/collections.service'`, true],
  ['apps/web/src/app/#.tsx', `import { x } from '@onceware/api/collections/collections.contract'`, true],
  ['apps/web/src/app/#.tsx', `import { x } from '@onceware/api/collections/collections.answers'`, false],
  ['apps/web/src/lib/#.ts', `import { x } from '@onceware/api/kernel/errors'`, true],
  ['apps/web/src/lib/#.ts', `import { x } from '@onceware/api/kernel/trpc'`, false],
  ['apps/web/src/features/chat/#.ts', `import { x } from '@onceware/api/composition/router'`, false],
  ['apps/web/src/features/chat/list/#.tsx', `import type { x } from '@onceware/db/schema/chat'`, false],
  ['packages/api/src/chat/#.contract.ts', `import { x } from './chat.service.ts'`, false],
  ['packages/api/src/chat/#.contract.ts', `import { x } from './chat.answers.ts'`, false],
  ['packages/api/src/chat/#.contract.ts', `import { x } from '#kernel/answers.ts'`, false],
  ['packages/api/src/chat/#.contract.ts', `export type * from './chat.answers.ts'`, true],
  ['packages/api/src/kernel/#.ts', `import type { x } from '../identity/auth/auth.contract.ts'`, false],
  ['packages/api/src/kernel/money/#.ts', `import type { x } from '../call.ts'`, true],
  ['packages/api/src/kernel/money/#.ts', `import { x } from '../text.ts'`, true],
  ['packages/api/src/kernel/money/#.ts', `import type { x } from '#composition/services.ts'`, false],
  ['packages/api/src/kernel/money/#.ts', `import type { x } from '#identity/auth/auth.contract.ts'`, false],
  ['packages/api/src/chat/#.contract.ts', `import { x } from 'node:crypto'`, false],
  ['packages/api/src/kernel/errors.ts', `import { x } from '@trpc/server'`, false],
  ['packages/api/src/kernel/trpc.ts', `import { x } from '@trpc/server'`, true],
  // rest, trpc -> services -> repo -> db
  ['apps/server/src/rest/#.ts', `import { x } from '@onceware/api/chat/chat.repo'`, false],
  ['apps/server/src/rest/#.ts', `import { x } from '@onceware/db/schema/chat'`, false],
  ['apps/server/src/rest/#.ts', `import { x } from '@onceware/api/chat/chat.service'`, true],
  ['apps/server/src/trpc/#.ts', `import { x } from 'drizzle-orm'`, false],
  ['apps/server/src/app.ts', `import { x } from '@onceware/web/app/router'`, false],
  ['packages/api/src/chat/#.router.ts', `import { x } from './chat.repo.ts'`, false],
  ['packages/api/src/chat/#.router.ts', `import { x } from './chat.service.ts'`, true],
  ['packages/api/src/chat/#.service.ts', `import { x } from './chat.repo.ts'`, true],
  ['packages/api/src/chat/#.service.ts', `import { x } from '../trpc.ts'`, false],
  ['packages/api/src/chat/items/#.service.ts', `import { x } from '#trpc.ts'`, false],
  ['packages/api/src/chat/items/#.router.ts', `import { x } from '#chat/chat.repo.ts'`, false],
  ['packages/api/src/chat/#.service.ts', `import { x } from '@trpc/server'`, false],
  ['packages/api/src/chat/#.service.ts', `import { x } from 'fastify'`, false],
  ['packages/api/src/chat/#.service.ts', `import { x } from 'drizzle-orm'`, false],
  ['packages/api/src/chat/chat.service/#.ts', `import { x } from 'drizzle-orm'`, false],
  ['packages/api/src/chat/#.repo.ts', `import { x } from './chat.service.ts'`, false],
  ['packages/api/src/chat/#.repo.ts', `import { x } from '../collections/collections.policy.ts'`, false],
  ['packages/api/src/chat/#.repo.ts', `import type { x } from './chat.policy.ts'`, true],
  ['packages/api/src/chat/#.repo.ts', `import { x } from '@onceware/db/client'`, true],
  ['packages/api/src/chat/#.policy.ts', `import { x } from './chat.repo.ts'`, false],
  ['packages/api/src/chat/#.ts', `import { x } from '@onceware/server/app'`, false],
  ['packages/db/src/seed/#.ts', `import type { x } from '@onceware/api/composition/router'`, false],
  // Files further away than the next folder are named from the top
  ['packages/api/src/chat/items/#.ts', `import { x } from '../../kernel/text.ts'`, false],
  ['packages/api/src/chat/items/#.service.ts', `import { x } from '../../kernel/text.ts'`, false],
  ['packages/api/src/chat/items/#.ts', `import { x } from '#kernel/text.ts'`, true],
  ['apps/server/src/rest/files/#.ts', `import { x } from '../../plugins/session.ts'`, false],
  ['apps/server/src/rest/files/#.ts', `import { x } from '#plugins/session.ts'`, true],
  // No barrels, and no import that only looks like one of types
  ['packages/api/src/chat/index.ts', `export * from './chat.service.ts'`, false],
  ['apps/web/src/app/#.tsx', `import { type x } from '@onceware/api/composition/router'`, false],
  // Tests look behind what they test
  ['apps/server/src/rest/#.test.ts', `import { x } from '@onceware/db/schema/chat'`, true],
];

const RULES = ['no-restricted-imports', 'no-barrel-file', 'no-import-type-side-effects'];

const fileOf = (place: string, n: number) => place.replace('#', `case-${n}`);

let folder: string;
let complaints: Set<string>;

function lint(): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      path.join(ROOT, 'node_modules/.bin/oxlint'),
      ['--format', 'json'],
      { cwd: folder, maxBuffer: 2 ** 24 },
      (_error, stdout) => resolve(stdout),
    );
  });
}

beforeAll(async () => {
  // A tree of this repository's shape under its configuration.
  folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-lint-'));
  cpSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  cases.forEach(([place, statement], n) => {
    const file = path.join(folder, fileOf(place, n));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${statement};\n`);
  });
  const { diagnostics } = JSON.parse(await lint()) as { diagnostics: { code: string; filename: string }[] };
  complaints = new Set(
    diagnostics
      .filter(({ code }) => RULES.some((rule) => code.includes(`(${rule})`)))
      .map(({ filename }) => path.normalize(filename)),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('imports flow one way', () => {
  test.each(
    cases.map(([file, statement, allowed], n) => ({ n, file, statement, allowed, word: allowed ? 'may' : 'may not' })),
  )('$file $word: $statement', ({ n, file, allowed }) => {
    expect(complaints.has(fileOf(file, n))).toBe(!allowed);
  });
});
