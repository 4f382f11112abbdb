import { createContext } from 'react';

/**
 * Replaces a picture's address in the server's render: by the drawing itself, if requesting it would cost a first visit
 * more than including it. The browser keeps what the page came with, because React compares no `src` when it hydrates.
 */
export const PictureSource = createContext((url: string): string => url);
