import { Outlet, useMatches } from 'react-router';
import { WithWords } from '#lib/page/with-words.tsx';
import { wordsOfRoute } from './words-handle.ts';

/** The page, with its words. */
export function PageWords() {
  const page = useMatches().at(-1);
  const part = page ? wordsOfRoute(page) : null;
  return part === null ? (
    <Outlet />
  ) : (
    <WithWords part={part}>
      <Outlet />
    </WithWords>
  );
}
