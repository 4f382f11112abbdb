import type { Plugin } from 'vite';

/**
 * What is built is for production, whatever NODE_ENV says while building or at run time, where it means something else
 * (decision 007). Without it Vite leaves the question in the server's half, and React answers it with its slow development half.
 */
export function productionBuild(): Plugin {
  return {
    name: 'production-build',
    apply: 'build',
    config() {
      // Vite and the plugins ask this variable themselves.
      process.env.NODE_ENV = 'production';
      return { define: { 'process.env.NODE_ENV': JSON.stringify('production') } };
    },
  };
}
