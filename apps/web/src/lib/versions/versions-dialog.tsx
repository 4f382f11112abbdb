import { changedFields, mergeEdits } from '@onceware/api/supply/editing/merge.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Moment } from '#lib/time/moment.tsx';
import classes from './versions.module.css';
import { FieldChanges, FieldProblem, type FieldWords } from './field-changes.tsx';

/** Author and time of the current version, if known. */
export type LastChange = { at: string; by: { name: string } | null } | null;

interface Props<Content, Field> {
  /** Version both began with, version of the reader's side, and version of somebody else. */
  base: Content;
  mine: Content;
  theirs: Content;
  change: LastChange;
  words: FieldWords<Content, Field>;
  /** Names of the two versions, and the label of the button that applies the choice. */
  labels: Record<'mine' | 'theirs' | 'decide', string>;
  isBusy?: boolean | undefined;
  onClose: () => void;
  /** With what is to be said in the end, and the fields changed by both that stay as somebody else has them. */
  onDecide: (content: Content, theirs: Field[]) => void;
}

/** Shows every conflict of two editors with both versions, to choose one. Changes of only one of them are kept. */
export function VersionsDialog<Content extends object, Field extends string>({
  base,
  mine,
  theirs,
  change,
  words,
  labels,
  isBusy,
  onClose,
  onDecide,
}: Props<Content, Field>) {
  const t = useTranslations('catalogFields.conflict');
  const merged = mergeEdits<object>(base, mine, theirs);
  const conflicts = merged.conflicts as Field[];
  const [taken, setTaken] = useState<Partial<Record<Field, 'mine' | 'theirs'>>>({});
  const onlyTheirs = (changedFields<object>(base, theirs) as Field[]).filter((field) => !conflicts.includes(field));
  const decide = () => {
    const kept = conflicts.filter((field) => taken[field] === 'theirs');
    const ofTheirs = Object.entries(theirs).filter(([field]) => kept.includes(field as Field));
    // Each field of it is of one of them.
    onDecide({ ...merged.content, ...Object.fromEntries(ofTheirs) } as Content, kept);
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
          <Button variant="primary" isBusy={isBusy} onClick={decide}>
            {labels.decide}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <p>
          <bdi>{change?.by?.name ?? t('somebody')}</bdi> {t('text')} {change && <Moment at={change.at} />}
        </p>
        {onlyTheirs.length > 0 && (
          <div className={classes.changes}>
            <p className="text-14 quiet">{t('theirs')}</p>
            <FieldChanges before={base} after={theirs} fields={onlyTheirs} words={words} />
          </div>
        )}
        <p className="text-14 quiet">{t(conflicts.length === 0 ? 'none' : 'choose')}</p>
        {conflicts.map((field) => (
          <fieldset key={field} className={classes.field}>
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
                  <strong>{labels[whose]}</strong>
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
            <FieldProblem field={field} />
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
