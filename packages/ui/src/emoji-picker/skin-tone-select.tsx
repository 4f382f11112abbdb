import type { EmojiData, SkinTone } from 'frimousse';
import classes from './emoji-picker.module.css';
import { TONES } from './use-stored-tone.ts';

const HANDS: Readonly<Record<SkinTone, string>> = {
  none: '✋',
  light: '✋🏻',
  'medium-light': '✋🏼',
  medium: '✋🏽',
  'medium-dark': '✋🏾',
  dark: '✋🏿',
};

interface Props {
  label: string;
  /** What the tone without a tone is called. */
  noneLabel: string;
  names: EmojiData['skinTones'];
  tone: SkinTone;
  onChange: (tone: SkinTone) => void;
}

/** Closed, it is as narrow as its hand; opened, the browser's list names the tones. */
export function SkinToneSelect({ label, noneLabel, names, tone, onChange }: Props) {
  return (
    <select
      className={classes.tone}
      aria-label={label}
      value={tone}
      onChange={({ target }) => {
        const next = TONES.find((each) => each === target.value);
        if (next) onChange(next);
      }}
    >
      {TONES.map((each) => (
        <option key={each} value={each}>
          {`${HANDS[each]} ${each === 'none' ? noneLabel : names[each]}`}
        </option>
      ))}
    </select>
  );
}
