import type { ReactNode } from 'react';

/** A piece of packages/ui as the page /dev/ui shows it. The words are English: developers read them. */
export interface Piece {
  name: string;
  examples: readonly {
    /** Title that says what is shown: `Near its limit`. */
    title: string;
    render: () => ReactNode;
  }[];
}
