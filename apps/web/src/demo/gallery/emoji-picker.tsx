import { useState } from 'react';
import { EmojiPicker, type EmojiPickerLabels, type EmojiPickerProps } from '@onceware/ui/emoji-picker/emoji-picker';
import type { Piece } from './piece.ts';

const labels: EmojiPickerLabels = {
  search: 'Search emoji',
  emoji: 'Emoji',
  categories: 'Categories',
  results: 'Search results',
  skinTone: 'Skin tone',
  noSkinTone: 'No skin tone',
  loading: 'Loading emoji',
  empty: 'No emoji is called that.',
  failed: 'The emoji could not be loaded.',
  retry: 'Try again',
};

function Picking({ locale }: Pick<EmojiPickerProps, 'locale'>) {
  const [picked, setPicked] = useState('');
  return (
    <div>
      <EmojiPicker locale={locale} labels={labels} onPick={setPicked} />
      <p aria-live="polite">Picked: {picked || 'nothing yet'}</p>
    </div>
  );
}

export const emojiPickerPiece: Piece = {
  name: 'Emoji picker',
  examples: [
    { title: 'In English', render: () => <Picking locale="en" /> },
    {
      title: 'In Arabic: the arrows follow the row',
      render: () => (
        <div dir="rtl">
          <Picking locale="ar" />
        </div>
      ),
    },
  ],
};
