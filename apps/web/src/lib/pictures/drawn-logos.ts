import { createContext } from 'react';

/**
 * What the server writes in place of a logo's address: the drawing itself, where asking for it would cost a first visit more
 * than having it. The browser keeps what the page came with, for React compares no `src` when it hydrates.
 */
export const LogoSource = createContext((url: string): string => url);
