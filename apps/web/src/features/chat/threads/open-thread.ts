import { createContext, use } from 'react';

/** Opens the thread of a message; null where there are none: in the sample, and in a thread. */
export const OpenThread = createContext<((messageId: string) => void) | null>(null);

export const useOpenThread = (): ((messageId: string) => void) | null => use(OpenThread);
