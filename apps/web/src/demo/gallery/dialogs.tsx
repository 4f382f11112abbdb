import { Button } from '@onceware/ui/button/button';
import { Dialog, type DialogProps } from '@onceware/ui/dialog/dialog';
import { Sheet, type SheetProps } from '@onceware/ui/sheet/sheet';
import { type ReactNode, useState } from 'react';
import type { Piece } from './piece.ts';

/** A button that opens what `draw` makes. */
function Opener({ name, draw }: { name: string; draw: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {draw(isOpen, () => setOpen(false))}
    </>
  );
}

const question = <p>‘Worth a Shot’ and its 12 items are deleted. This cannot be undone.</p>;

const dialog = (name: string, { children = question, ...props }: Partial<DialogProps> = {}) => (
  <Opener
    name={name}
    draw={(isOpen, close) => (
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
        {children}
      </Dialog>
    )}
  />
);

export const dialogPiece: Piece = {
  name: 'Dialog',
  examples: [
    {
      title: 'Sizes',
      render: () => (
        <>
          {dialog('Small', { size: 'sm' })}
          {dialog('Medium')}
          {dialog('Large', { size: 'lg' })}
        </>
      ),
    },
    {
      title: 'More than fits, a field with the focus first',
      render: () =>
        dialog('Long', {
          children: (
            <>
              <label>
                Type its name to confirm: <input data-autofocus />
              </label>
              {Array.from({ length: 30 }, (_, index) => (
                <p key={index}>Item {index + 1} goes with it.</p>
              ))}
            </>
          ),
        }),
    },
  ],
};

const sheet = (name: string, props: Pick<SheetProps, 'side' | 'width'>) => (
  <Opener
    name={name}
    draw={(isOpen, close) => (
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        footer={
          <Button variant="primary" isWide onClick={close}>
            Show 24 deals
          </Button>
        }
        {...props}
      >
        <p>Options stand here, and the button below them stays in sight.</p>
      </Sheet>
    )}
  />
);

export const sheetPiece: Piece = {
  name: 'Sheet',
  examples: [
    {
      title: 'Sides',
      render: () => (
        <>
          {sheet('Start', { side: 'start' })}
          {sheet('End', { side: 'end' })}
          {sheet('Bottom', { side: 'bottom' })}
        </>
      ),
    },
    { title: 'Wider', render: () => sheet('End, wide', { side: 'end', width: 'lg' }) },
  ],
};
