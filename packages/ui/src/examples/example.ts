import type { ReactNode } from 'react';

/**
 * One state of a piece, for the page /dev/ui. Each piece keeps its own in `<piece>.examples.tsx`, named `<piece>Examples`.
 * Their words are English: developers read them.
 */
export interface Example {
  /** What is to be seen: `Near its limit`. */
  title: string;
  render: () => ReactNode;
}
