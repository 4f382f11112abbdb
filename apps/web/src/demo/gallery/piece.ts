import type { ReactNode } from 'react';

/** A piece of packages/ui as shown on /dev/ui. Its words are English, because developers read them. */
export interface Piece {
  name: string;
  examples: readonly {
    /** Title that says what is shown: `Near its limit`. */
    title: string;
    render: () => ReactNode;
  }[];
}
