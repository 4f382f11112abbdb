import { type ComponentType, lazy, use, useState } from 'react';
import { RenderedContext } from './rendered.ts';

const preloads = new Map<string, () => Promise<unknown>>();

/** Fetches what the server's render used, so that hydration finds the same. */
export const preloadFiles = (files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map(async (file) => preloads.get(file)?.()));

/**
 * A component whose code comes when it is first needed. Unlike `lazy` alone it renders at once when it was preloaded,
 * and what the server rendered of it has its styles and scripts named in the document. It suspends while it loads: put
 * it below a `Suspense`, or let the whole page wait.
 *
 * @param load imports one file: `async () => (await import('./sidebar.tsx')).Sidebar`
 * @param file that one, as the manifest names it; vite/preloadable-paths.ts fills it in
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>, file = '') {
  let ready: ComponentType<Props> | null = null;
  const preload = async (): Promise<ComponentType<Props>> => {
    ready = await load();
    return ready;
  };
  const Lazy = lazy(async () => ({ default: await preload() }));
  preloads.set(file, preload);

  function Preloadable(props: Props) {
    use(RenderedContext)?.files.add(file);
    // For as long as it is mounted: another component in its place would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component: Preloadable, preload };
}
