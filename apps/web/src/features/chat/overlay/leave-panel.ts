import { createContext, use } from 'react';

/** Called by links to pages: on a narrow screen the panel closes for them. */
export const LeavePanel = createContext<() => void>(() => undefined);

export const useLeavePanel = (): (() => void) => use(LeavePanel);
