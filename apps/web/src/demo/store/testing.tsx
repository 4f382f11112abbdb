import type { ReactNode } from 'react';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { resetStore } from './cart/store-state.ts';
import { StoreToolbar } from './store-toolbar.tsx';

/** The toolbar and, below it, a page, as somebody finds them on arrival; `calls` are those made to the server. */
export function renderStore(path: string, page?: ReactNode) {
  resetStore();
  const calls: string[] = [];
  const app = renderApp(
    <WithWords part="store">
      <StoreToolbar />
      {page}
    </WithWords>,
    { session: null, path, answer: (call) => calls.push(call) },
  );
  return { ...app, calls };
}
