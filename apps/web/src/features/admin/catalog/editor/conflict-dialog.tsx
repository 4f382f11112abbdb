import type { Published } from '@onceware/api/catalog/editing/editing.contract';
import { changedFields, mergeEdits } from '@onceware/api/catalog/editing/merge.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import fields from '#lib/catalog-fields/catalog-fields.module.css';
import { Moment } from '#lib/time/moment.tsx';
import classes from '../catalog.module.css';
import { type AnyContent, type ContentField, useContentWords } from '../content-words.ts';

interface Props<Content extends AnyContent> {
  /** What both began with, what is here, and what somebody else has made of it. */
  base: Content;
  mine: Content;
  theirs: Content;
  change: Published['change'];
  onClose: () => void;
  /** With what is to be said in the end. */
  onDecide: (content: Content) => void;
}

/** Two have changed the same: every difference with both versions, and whose shall stay. Where only one changed something, that is kept. */
export function ConflictDialog<Content extends AnyContent>({
  base,
  mine,
  theirs,
  change,
  onClose,
  onDecide,
}: Props<Content>) {
  const t = useTranslations('adminEditing.conflict');
  const words = useContentWords();
  const { content, conflicts } = mergeEdits(base, mine, theirs);
  const [taken, setTaken] = useState<Partial<Record<string, 'mine' | 'theirs'>>>({});
  const theirChanges = changedFields(base, theirs).filter((field) => !conflicts.includes(field));
  const decide = () => {
    const chosen = conflicts.filter((field) => taken[field] === 'theirs').map((field) => [field, theirs[field]]);
    onDecide({ ...content, ...Object.fromEntries(chosen) });
  };
  const nameOf = (field: string) => words.nameOf(field as ContentField);
  const say = (from: AnyContent, field: string) => words.say(from, field as ContentField);
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
            {t('decide')}
          </Button>
        </>
      }
    >
      <div className={classes.conflict}>
        <p>
          <bdi>{change?.by?.name ?? t('somebody')}</bdi> {t('text')} {change && <Moment at={change.at} />}
        </p>
        {theirChanges.length > 0 && (
          <p className={classes.quiet}>{t('theirs', { fields: theirChanges.map(nameOf).join(', ') })}</p>
        )}
        {conflicts.length === 0 && <p>{t('none')}</p>}
        {conflicts.map((field) => (
          <fieldset key={field} className={fields.plan}>
            <legend className={fields.legend}>{nameOf(field)}</legend>
            {(['mine', 'theirs'] as const).map((whose) => (
              <label key={whose} className={classes.side}>
                <input
                  type="radio"
                  name={`whose-${field}`}
                  checked={(taken[field] ?? 'mine') === whose}
                  onChange={() => setTaken({ ...taken, [field]: whose })}
                />
                <strong>{t(whose === 'mine' ? 'yours' : 'other')}</strong>
                <span className={classes.said} dir="auto">
                  {say(whose === 'mine' ? mine : theirs, field)}
                </span>
              </label>
            ))}
            <p className={classes.quiet}>
              {t('before')} <bdi>{say(base, field)}</bdi>
            </p>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
