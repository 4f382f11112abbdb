import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../examples/example.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

function Opener({ name, ...props }: { name: string } & Pick<SheetProps, 'side' | 'width'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
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
    </>
  );
}

export const sheetExamples: readonly Example[] = [
  {
    title: 'Sides',
    render: () => (
      <>
        <Opener name="Start" side="start" />
        <Opener name="End" side="end" />
        <Opener name="Bottom" side="bottom" />
      </>
    ),
  },
  { title: 'Wider', render: () => <Opener name="End, wide" side="end" width="lg" /> },
];
