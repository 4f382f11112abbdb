import type { EmojiPickerListCategoryHeaderProps, EmojiPickerListEmojiProps, EmojiPickerListRowProps } from 'frimousse';
import classes from './emoji-picker.module.css';

/** ARIA counts rows and columns from 1, frimousse from 0. */
const fromOne = (index: number | undefined): number | undefined => (index === undefined ? undefined : index + 1);

export function Row(row: EmojiPickerListRowProps) {
  return <div {...row} className={classes.row} aria-rowindex={fromOne(row['aria-rowindex'])} />;
}

export function Emoji({ emoji, ...cell }: EmojiPickerListEmojiProps) {
  return (
    <button
      type="button"
      {...cell}
      role="gridcell"
      className={classes.emoji}
      aria-colindex={fromOne(cell['aria-colindex'])}
    >
      {emoji.emoji}
    </button>
  );
}

export function CategoryHeader({ category, ...header }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...header} className={classes.header}>
      {category.label}
    </div>
  );
}
