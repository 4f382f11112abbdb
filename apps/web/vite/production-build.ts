import type { Plugin } from 'vite';

/**
 * Builds for production, whatever NODE_ENV says while building or at run time, where it means something else (decision
 * 007). Without this plugin Vite leaves the check in the server bundle, and React then runs its slow development half.
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
