import type { Published } from '@onceware/api/catalog/editing/editing.contract';
import { changedFields, mergeEdits } from '@onceware/api/catalog/editing/merge.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Moment } from '#lib/time/moment.tsx';
import classes from './catalog-fields.module.css';
import { ContentChanges } from './content-changes.tsx';
import { type AnyContent, type ContentField, useContentWords } from './content-words.ts';

interface Props {
  /** Whose draft it is: that of whoever looks, or one that was submitted to them. */
  draftOf: 'own' | 'submitted';
  /** What both began with, what the draft says, and what somebody else has made of it. */
  base: AnyContent;
  mine: AnyContent;
  theirs: AnyContent;
  change: Published['change'];
  onClose: () => void;
  /** With what is to be said in the end, and the fields changed by both that stay as somebody else has them. */
  onDecide: (content: AnyContent, theirs: ContentField[]) => void;
}

/** Two have changed the same: every difference with both versions, and whose shall stay. Where only one changed something, that is kept. */
export function ConflictDialog({ draftOf, base, mine, theirs, change, onClose, onDecide }: Props) {
  const t = useTranslations('catalogFields.conflict');
  const words = useContentWords();
  const merged = mergeEdits<object>(base, mine, theirs);
  const conflicts = merged.conflicts as ContentField[];
  const [taken, setTaken] = useState<Partial<Record<ContentField, 'mine' | 'theirs'>>>({});
  const onlyTheirs = (changedFields<object>(base, theirs) as ContentField[]).filter(
    (field) => !conflicts.includes(field),
  );
  const decide = () => {
    const kept = conflicts.filter((field) => taken[field] === 'theirs');
    const ofTheirs = Object.entries(theirs).filter(([field]) => kept.includes(field as ContentField));
    // Each field of it is of one of them.
    onDecide({ ...merged.content, ...Object.fromEntries(ofTheirs) } as AnyContent, kept);
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('later')}</Button>
          <Button variant="primary" onClick={decide}>
            {t(`${draftOf}.decide`)}
          </Button>
        </>
      }
    >
      <div className={classes.conflict}>
        <p>
          <bdi>{change?.by?.name ?? t('somebody')}</bdi> {t('text')} {change && <Moment at={change.at} />}
        </p>
        {onlyTheirs.length > 0 && (
          <div className={classes.changes}>
            <p className={classes.quiet}>{t('theirs')}</p>
            <ContentChanges before={base} after={theirs} fields={onlyTheirs} />
          </div>
        )}
        <p className={classes.quiet}>{t(conflicts.length === 0 ? 'none' : 'choose')}</p>
        {conflicts.map((field) => (
          <fieldset key={field} className={classes.plan}>
            <legend className={classes.legend}>{words.nameOf(field)}</legend>
            <div className={classes.sides}>
              {(['mine', 'theirs'] as const).map((whose) => (
                <label key={whose} className={classes.side}>
                  <input
                    type="radio"
                    name={`whose-${field}`}
                    checked={(taken[field] ?? 'mine') === whose}
                    onChange={() => setTaken({ ...taken, [field]: whose })}
                  />
                  <strong>{t(`${draftOf}.${whose}`)}</strong>
                  <span className={classes.said} dir="auto">
                    {words.say(whose === 'mine' ? mine : theirs, field)}
                  </span>
                </label>
              ))}
              <div className={classes.before}>
                <span>{t('before')}</span>
                <span className={classes.said} dir="auto">
                  {words.say(base, field)}
                </span>
              </div>
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
