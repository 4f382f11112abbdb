import type { ReactNode } from 'react';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';

/** A demo page as its route shows it: with its words, and without a server. */
export const renderDemo = (page: ReactNode, path = '/') =>
  renderApp(<WithWords part="demo">{page}</WithWords>, { session: null, path });
