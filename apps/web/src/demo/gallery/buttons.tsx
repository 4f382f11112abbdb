import { IconHeart, IconPlus } from '@tabler/icons-react';
import { Button, buttonClass, IconButton } from '@onceware/ui/button/button';
import type { Piece } from './piece.ts';

export const buttonPiece: Piece = {
  name: 'Button',
  examples: [
    {
      title: 'Variants',
      render: () => (
        <>
          <Button variant="primary">Get the deal</Button>
          <Button>Compare</Button>
          <Button variant="quiet">Not now</Button>
        </>
      ),
    },
    {
      title: 'Large',
      render: () => (
        <>
          <Button variant="primary" size="lg">
            Get the deal
          </Button>
          <Button size="lg">Compare</Button>
        </>
      ),
    },
    {
      title: 'With an icon, and an icon alone',
      render: () => (
        <>
          <Button>
            <IconPlus size={18} stroke={1.75} aria-hidden />
            Add item
          </Button>
          <IconButton aria-label="Save">
            <IconHeart size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </>
      ),
    },
    {
      title: 'Disabled and busy',
      render: () => (
        <>
          <Button variant="primary" disabled>
            Get the deal
          </Button>
          <Button isBusy>Saving</Button>
        </>
      ),
    },
    {
      title: 'A link that looks like one',
      render: () => (
        <a className={buttonClass({ variant: 'primary' })} href="#button">
          See all deals
        </a>
      ),
    },
    { title: 'As wide as there is room', render: () => <Button isWide>Show more</Button> },
  ],
};
