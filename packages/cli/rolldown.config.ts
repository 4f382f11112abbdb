import { defineConfig } from 'rolldown';

/** All that it needs is in it; what serves assistants is a file of its own, which other commands do not load. */
export default defineConfig({
  input: { onceware: 'src/onceware.ts' },
  platform: 'node',
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    minify: { mangle: false, compress: true, codegen: true },
  },
});
