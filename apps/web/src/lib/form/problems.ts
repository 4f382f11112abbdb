import { createContext, use } from 'react';
import type { Problems } from './check-fields.ts';

const ProblemsContext = createContext<Problems>({});

/** Around a form's fields: what is wrong with each. */
export const ProblemsProvider = ProblemsContext.Provider;

export const useProblem = (name: string): string | undefined => use(ProblemsContext)[name];
