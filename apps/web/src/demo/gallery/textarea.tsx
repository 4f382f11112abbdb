import { Textarea } from '@onceware/ui/textarea/textarea';
import type { Piece } from './piece.ts';

const counter = { max: 60, label: (length: number) => `${length} of 60` };

export const textareaPiece: Piece = {
  name: 'Textarea',
  examples: [
    {
      title: 'Empty',
      render: () => <Textarea label="Notes" hint="Only you see them." placeholder="Why did you save this?" />,
    },
    {
      title: 'As high as its text',
      render: () => <Textarea label="Notes" defaultValue={'One line\nand another\nand a third\nand a fourth'} />,
    },
    {
      title: 'Scrolls from its fourth line',
      render: () => (
        <Textarea
          label="Notes"
          maxRows={3}
          defaultValue={'One line\nand another\nand a third\nand a fourth\nand a fifth'}
        />
      ),
    },
    {
      title: 'Counted',
      render: () => <Textarea label="Notes" counter={counter} defaultValue="Bought for the newsletter." />,
    },
    {
      title: 'Over its limit',
      render: () => (
        <Textarea
          label="Notes"
          counter={counter}
          problem="Shorten it to 60 characters."
          defaultValue={'Bought for the newsletter, '.repeat(3)}
        />
      ),
    },
    {
      title: 'Label read out only',
      render: () => <Textarea label="Message" isLabelHidden minRows={1} placeholder="Message" />,
    },
    {
      title: 'Text of another direction',
      render: () => <Textarea label="Notes" defaultValue={'اشتريته من أجل النشرة البريدية.'} />,
    },
    { title: 'Disabled', render: () => <Textarea label="Notes" disabled defaultValue="Bought for the newsletter." /> },
  ],
};
