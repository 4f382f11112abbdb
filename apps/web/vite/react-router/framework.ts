// Stands for React Router's `dom/ssr/components.js`: outside of framework mode the context is empty and no link prefetches.
import { createContext, type Ref } from 'react';

export const FrameworkContext = createContext(undefined);
export const mergeRefs = (given: Ref<HTMLAnchorElement>) => given;
export const usePrefetchBehavior = () => [false, null, {}];

const absent = () => {
  throw new Error('React Router is built without its framework mode (apps/web/vite/react-router/data-mode.ts).');
};
export {
  absent as Links,
  absent as Meta,
  absent as PrefetchPageLinks,
  absent as Scripts,
  absent as setIsHydrated,
  absent as useFrameworkContext,
};
export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
