import { createContext, use } from 'react';

/** To be called by what leads to a page: on a narrow screen the panel makes way for it. */
export const LeavePanel = createContext<() => void>(() => undefined);

export const useLeavePanel = (): (() => void) => use(LeavePanel);
