import { IconButton } from '@onceware/ui/button/button';
import {
  type Icon,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import classes from './composer.module.css';
import { type Format, FORMAT_KEYS, FORMAT_NAMES } from './use-edits.ts';

const ICONS: Record<Format, Icon> = {
  bold: IconBold,
  italic: IconItalic,
  strike: IconStrikethrough,
  code: IconCode,
  quote: IconBlockquote,
  bullets: IconList,
  numbers: IconListNumbers,
  link: IconLink,
};

const COMMAND = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl';

/** Buttons that format what is selected (LIVE-15). */
export function FormatBar({ id, onFormat }: { id: string; onFormat: (name: Format) => void }) {
  const t = useTranslations('chatComposer.format');
  return (
    <div id={id} className={classes.formats} role="group" aria-label={t('group')}>
      {FORMAT_NAMES.map((name) => {
        const Shown = ICONS[name];
        const { shown } = FORMAT_KEYS[name];
        return (
          <IconButton
            key={name}
            aria-label={t(name)}
            title={`${t(name)} (${COMMAND}+${shown})`}
            aria-keyshortcuts={`${COMMAND === '⌘' ? 'Meta' : 'Control'}+${shown}`}
            // The field keeps its focus and what is selected in it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(name)}
          >
            <Shown size={20} stroke={1.75} aria-hidden />
          </IconButton>
        );
      })}
    </div>
  );
}
