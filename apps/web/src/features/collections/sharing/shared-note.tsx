import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './sharing.module.css';

/** About what four lines hold; the rest of a longer note is shown when asked for. */
const SHORT = { characters: 160, lines: 4 };

const isLong = (text: string) => text.length > SHORT.characters || text.split('\n').length > SHORT.lines;

export function SharedNote({ text }: { text: string }) {
  const t = useTranslations('sharing.page');
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const canFold = isLong(text);
  return (
    <div className={classes.sharedNote}>
      <p className="text-12 weight-560 quiet">{t('note')}</p>
      <p id={id} className={classes.text} dir="auto" data-folded={(canFold && !isWhole) || undefined}>
        {text}
      </p>
      {canFold && (
        <button
          type="button"
          className={classes.sharedNoteMore}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'noteLess' : 'noteMore')}
        </button>
      )}
    </div>
  );
}
