import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Builds an entry that renders with the web's own configuration, for the browser or for the server. */
async function builtRenderer(ssr: boolean): Promise<string> {
  const entry = 'virtual:renderer';
  const { output } = (await build({
    configFile: path.join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'silent',
    plugins: [
      {
        name: 'renderer',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? `import * as dom from 'react-dom/${ssr ? 'server' : 'client'}'; console.log(dom);`
            : null,
      },
    ],
    build: { ssr, write: false, minify: false, manifest: false, rolldownOptions: { input: entry } },
  })) as Rollup.RollupOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it.each(['development', 'production', undefined])(
  'what is built with NODE_ENV %s renders with the production half of React (OPS-01)',
  async (value) => {
    vi.stubEnv('NODE_ENV', value);
    for (const ssr of [true, false]) {
      const code = await builtRenderer(ssr);
      expect(code).toMatch(/react-dom-(server[.\w]*|client)\.production\.js/);
      expect(code).not.toMatch(/\.development\.js|NODE_ENV/);
    }
  },
);
