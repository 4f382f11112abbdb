import {
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
  EmojiPicker as Picker,
} from 'frimousse';
import type { KeyboardEventHandler } from 'react';
import classes from './emoji-picker.module.css';

export const COLUMNS = 7;
const SKELETON_CELLS = Array.from({ length: COLUMNS * 4 }, (_, index) => index);

interface Props {
  labels: { emoji: string; loading: string; empty: string };
  state: 'loading' | 'loaded' | 'failed';
  onKeyDown: KeyboardEventHandler;
}

export function Grid({ labels, state, onKeyDown }: Props) {
  return (
    <Picker.Viewport
      className={classes.viewport}
      hidden={state === 'failed'}
      tabIndex={0}
      role="group"
      aria-label={labels.emoji}
      onKeyDown={onKeyDown}
    >
      <div role="status">
        {state !== 'loaded' && <span className="sr-only">{labels.loading}</span>}
        <Picker.Empty className={classes.empty}>{labels.empty}</Picker.Empty>
      </div>
      {state !== 'loaded' && (
        <div className={classes.skeleton} aria-hidden="true">
          {SKELETON_CELLS.map((cell) => (
            <span key={cell} />
          ))}
        </div>
      )}
      <Picker.List className={classes.list} aria-label={labels.emoji} components={PARTS} />
    </Picker.Viewport>
  );
}

/** ARIA counts rows and columns from 1, frimousse from 0. */
const fromOne = (index: number | undefined): number | undefined => (index === undefined ? undefined : index + 1);

const PARTS = {
  Row: (row: EmojiPickerListRowProps) => (
    <div {...row} className={classes.row} aria-rowindex={fromOne(row['aria-rowindex'])} />
  ),
  Emoji: ({ emoji, ...cell }: EmojiPickerListEmojiProps) => (
    <button
      type="button"
      {...cell}
      role="gridcell"
      className={classes.emoji}
      aria-colindex={fromOne(cell['aria-colindex'])}
    >
      {emoji.emoji}
    </button>
  ),
  CategoryHeader: ({ category, ...header }: EmojiPickerListCategoryHeaderProps) => (
    <div {...header} className={classes.header}>
      {category.label}
    </div>
  ),
};
