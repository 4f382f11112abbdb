import {
  IconBallBasketball,
  IconBulb,
  IconBurger,
  IconFlag,
  IconHash,
  IconLeaf,
  IconMoodSmile,
  IconPlane,
  IconUser,
} from '@tabler/icons-react';
import type { EmojiData } from 'frimousse';
import classes from './emoji-picker.module.css';

/** By emojibase's numbers of groups; number 2 holds modifiers, which are not offered. */
const ICONS = [
  IconMoodSmile,
  IconUser,
  null,
  IconLeaf,
  IconBurger,
  IconPlane,
  IconBallBasketball,
  IconBulb,
  IconHash,
  IconFlag,
];

interface Props {
  categories: EmojiData['categories'];
  label: string;
  /** Null: all are shown. */
  chosen: number | null;
  onChoose: (category: number | null) => void;
}

/** Shows one category alone; pressed again, all. */
export function CategoryBar({ categories, label, chosen, onChoose }: Props) {
  return (
    <div className={classes.categories} role="group" aria-label={label}>
      {categories.map((category) => {
        const Icon = ICONS[category.index] ?? IconHash;
        const isChosen = chosen === category.index;
        return (
          <button
            key={category.index}
            type="button"
            className={classes.category}
            aria-pressed={isChosen}
            aria-label={category.label}
            title={category.label}
            onClick={() => onChoose(isChosen ? null : category.index)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
