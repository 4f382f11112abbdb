import { createContext, use } from 'react';

/** To be called by what leads to a page: on a narrow screen the panel makes way for it. */
export const Leave = createContext<() => void>(() => undefined);

export const useLeave = (): (() => void) => use(Leave);
