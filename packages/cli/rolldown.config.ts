import { defineConfig } from 'rolldown';

/** Bundles everything into the command; the MCP server is a separate file, which other commands do not load. */
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
