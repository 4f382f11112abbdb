import { useLocalStorage } from '@mantine/hooks';
import { type EmojiData, type SkinTone, useSkinTone } from 'frimousse';
import { useEffect } from 'react';
import classes from './emoji-picker.module.css';

interface Props {
  label: string;
  /** Label of the option without a tone. */
  noneLabel: string;
  names: EmojiData['skinTones'];
}

/** The tone that was chosen last in this browser. Closed, it is as narrow as its hand; opened, the browser's list names the tones. */
export function SkinToneSelect({ label, noneLabel, names }: Props) {
  const [, setTone, hands] = useSkinTone('✋');
  const [stored, store] = useLocalStorage<SkinTone>({
    key: 'emoji-skin-tone',
    defaultValue: 'none',
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (text) => hands.find(({ skinTone }) => skinTone === text)?.skinTone ?? 'none',
  });
  useEffect(() => setTone(stored), [setTone, stored]);
  return (
    <select
      className={classes.tone}
      aria-label={label}
      value={stored}
      onChange={({ target }) => store(hands[target.selectedIndex]?.skinTone ?? 'none')}
    >
      {hands.map(({ skinTone, emoji }) => (
        <option key={skinTone} value={skinTone}>
          {`${emoji} ${skinTone === 'none' ? noneLabel : names[skinTone]}`}
        </option>
      ))}
    </select>
  );
}
