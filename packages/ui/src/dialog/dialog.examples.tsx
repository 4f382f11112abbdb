import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../examples/example.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener({ name, ...props }: { name: string } & Pick<DialogProps, 'size' | 'children'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const footer = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" onClick={close}>
        Delete
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog isOpen={isOpen} onClose={close} title="Delete collection" closeLabel="Close" footer={footer} {...props} />
    </>
  );
}

const question = <p>‘Worth a Shot’ and its 12 items are deleted. This cannot be undone.</p>;

export const dialogExamples: readonly Example[] = [
  {
    title: 'Sizes',
    render: () => (
      <>
        <Opener name="Small" size="sm">
          {question}
        </Opener>
        <Opener name="Medium">{question}</Opener>
        <Opener name="Large" size="lg">
          {question}
        </Opener>
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
];
