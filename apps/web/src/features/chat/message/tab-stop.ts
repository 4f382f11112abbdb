import { createContext, use } from 'react';

/**
 * The message list is one stop for Tab: arrows lead from message to message, and Tab goes into the one that was
 * reached. What can be pressed in any other is passed over.
 */
export const TabStop = createContext<0 | -1>(0);

export const useTabStop = (): 0 | -1 => use(TabStop);
