import { join, relative } from 'node:path';
import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { writeAnswers } from './written-answers.ts';

const STOOD_IN = /^@trpc\/|[#/](call|trpc)\.ts$/;
const DECLARATIONS = join(import.meta.dirname, 'dist/declarations/api/src');

/** The types of what the client names, without what they came from: no tRPC, no zod, no database. */
const plainTypes: Plugin = {
  name: 'plain-types',
  resolveId: {
    order: 'pre',
    handler(given, importer) {
      if (STOOD_IN.test(given)) return join(import.meta.dirname, 'stand-ins.d.ts');
      // Its package.json, which says where these are, is not among the declarations.
      const id = given.startsWith('#') ? join(DECLARATIONS, given.slice(1)) : given;
      if (importer && /^[^./]/.test(id)) return { id, external: true };
      return /(?<!\.d)\.ts$/.test(id) ? this.resolve(id.replace(/\.ts$/, '.d.ts'), importer) : null;
    },
  },
  transform: {
    order: 'pre',
    handler(given, id) {
      return id.endsWith('.answers.d.ts')
        ? writeAnswers(given, relative(DECLARATIONS, id).replace('.d.ts', '.ts'))
        : null;
    },
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      // Its `imports` also name what nothing uses any more.
      const [, foreign] = (file.type === 'chunk' && /(?:from |import\()"([^"]+)"/.exec(file.code)) || [];
      if (foreign)
        this.error(`The client's types need ${foreign}: state the answer in an *.answers.ts, or write its type out.`);
      // Indentation is a twentieth of the types' weight, and editors show them in their own.
      if (file.type === 'chunk') file.code = file.code.replace(/^ +/gm, '');
    }
  },
};

const code: RolldownOptions = {
  input: { client: '../api/src/composition/client.ts' },
  platform: 'neutral',
  resolve: { mainFields: ['module', 'main'] },
  // tRPC's links over WebSocket are in its one file too.
  treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, unknownGlobalSideEffects: false },
};
const readable = {
  dir: 'dist',
  comments: false,
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
} as const;

/** `dist/declarations` is what tsc makes of the router and all it stands on; the first takes of it what the client names. */
export default defineConfig([
  {
    input: { client: 'dist/declarations/api/src/composition/client.d.ts' },
    plugins: [plainTypes, dts({ dtsInput: true, tsconfig: false, generator: 'oxc' })],
    treeshake: { moduleSideEffects: false },
    output: { dir: 'dist', format: 'esm' },
  },
  {
    ...code,
    output: [
      { ...readable, format: 'esm' },
      // The same once more, which nobody needs to read.
      { ...readable, minify: { compress: true, mangle: false }, format: 'cjs', entryFileNames: '[name].cjs' },
    ],
  },
]);
