import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from './roles.module.css';
import type { RoleEdits } from './use-role-edits.ts';

/** The number of unsaved changes with their Save button, and the result of the last attempt. */
export function SaveBar({ edits }: { edits: RoleEdits }) {
  const t = useTranslations('adminRoles');
  const locale = useLocale();
  const sentence = useErrorSentence();
  // One's own roles may be among them.
  const { change, isPending, error, reset } = useWork(getQueryKey(trpc.admin), getQueryKey(trpc.auth.session));
  const make = useMake();
  const { changes, goneRoles } = edits;

  const save = async () => {
    const saving = () => change(({ admin }) => admin.roles.change.mutate({ changes: [...changes] }));
    // A failure is said in the bar.
    const answer = await make(saving, { done: t('saved'), failed: () => null });
    if (answer !== null) edits.discard();
  };
  const discard = () => {
    reset();
    edits.discard();
  };

  const isIdle = changes.length === 0 && goneRoles.length === 0 && error === null;
  return (
    <div className={classes.bar} data-idle={isIdle || undefined}>
      {(error !== null || goneRoles.length > 0) && (
        <div className={classes.problem} role="alert">
          {error !== null && (
            <p>
              {sentence(error)} {t('reloaded')}
            </p>
          )}
          {goneRoles.length > 0 && (
            <p>{t('gone', { count: goneRoles.length, roles: new Intl.ListFormat(locale).format(goneRoles) })}</p>
          )}
        </div>
      )}
      <p className={classes.count} role="status">
        {t('changes', { count: changes.length })}
      </p>
      <Button variant="quiet" disabled={isIdle || isPending} onClick={discard}>
        {t('discard')}
      </Button>
      <Button variant="primary" disabled={changes.length === 0} isBusy={isPending} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  );
}
