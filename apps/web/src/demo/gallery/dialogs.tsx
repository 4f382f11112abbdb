import { Button } from '@onceware/ui/button/button';
import { Dialog, type DialogProps } from '@onceware/ui/dialog/dialog';
import { useState } from 'react';
import type { Piece } from './piece.ts';

interface Props extends Partial<DialogProps> {
  name: string;
}

function Opener({ name, children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Delete collection"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Delete
            </Button>
          </>
        }
        {...props}
      >
        {children ?? <p>‘Worth a Shot’ and its 12 items are deleted. This cannot be undone.</p>}
      </Dialog>
    </>
  );
}

export const dialogPiece: Piece = {
  name: 'Dialog',
  examples: [
    {
      title: 'Sizes',
      render: () => (
        <>
          <Opener name="Small" size="sm" />
          <Opener name="Medium" />
          <Opener name="Large" size="lg" />
        </>
      ),
    },
    {
      title: 'More than fits, a field with the focus first',
      render: () => (
        <Opener name="Long">
          <label>
            Type its name to confirm: <input data-autofocus />
          </label>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>Item {index + 1} goes with it.</p>
          ))}
        </Opener>
      ),
    },
    {
      title: 'At an edge of the window',
      render: () => (
        <>
          <EdgeOpener name="Start" side="start" />
          <EdgeOpener name="End" side="end" />
          <EdgeOpener name="Bottom" side="bottom" />
          <EdgeOpener name="End, wide" side="end" size="lg" />
        </>
      ),
    },
  ],
};

const EdgeOpener = (props: Props) => (
  <Opener
    title="Filters"
    footer={
      <Button variant="primary" isWide>
        Show 24 deals
      </Button>
    }
    {...props}
  >
    <p>Options stand here, and the button below them stays in sight.</p>
  </Opener>
);
