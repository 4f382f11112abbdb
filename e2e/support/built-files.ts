import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
}

const MANIFEST = new URL('../../apps/web/dist/client/.vite/manifest.json', import.meta.url);

/** The path under which the browser fetches a chunk: of a source file, `src/app/…`, or of the words of a part, `core-de`. */
export function builtFile(of: string): string {
  const chunks = Object.values(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>);
  const chunk = chunks.find(({ name, src }) => src === of || (src === undefined && name === of));
  if (!chunk) throw new Error(`Nothing was built of ${of}.`);
  return `/${chunk.file}`;
}
