import { createContext, use } from 'react';
import type { FieldName, Problems } from './field-problems.ts';

const ProblemsContext = createContext<Problems>({});

/** Around a form's fields: what is wrong with each. */
export const ProblemsProvider = ProblemsContext.Provider;

export const useProblem = (name: FieldName): string | undefined => use(ProblemsContext)[name];
