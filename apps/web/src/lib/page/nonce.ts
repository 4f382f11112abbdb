import { createContext } from 'react';

/** By which a page admits its own inline scripts, while the server renders it; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
