import { HoverCard } from '@onceware/ui/hover-card/hover-card';
import type { Piece } from './piece.ts';

const card = (
  <>
    <strong>Ada Lovelace</strong>
    <br />
    Writes programs for engines that are not built yet.
    <br />
    <a href="#hover-card">See her collections</a>
  </>
);

export const hoverCardPiece: Piece = {
  name: 'Hover card',
  examples: [
    {
      title: 'On a link within a text',
      render: () => (
        <p>
          Saved by{' '}
          <HoverCard label="About Ada Lovelace" card={card}>
            <a href="#hover-card">Ada Lovelace</a>
          </HoverCard>{' '}
          and 12 others.
        </p>
      ),
    },
    {
      title: 'At the end of the line, where it must stay in the window',
      render: () => (
        <p style={{ inlineSize: '100%', textAlign: 'end' }}>
          <HoverCard label="About Ada Lovelace" card={card}>
            <a href="#hover-card">Ada Lovelace</a>
          </HoverCard>
        </p>
      ),
    },
  ],
};
