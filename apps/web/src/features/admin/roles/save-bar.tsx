import { Button } from '@onceware/ui/button/button';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import classes from './save-bar.module.css';
import type { RoleEdits } from './use-role-edits.ts';

/** How many changes wait, and their Save; with what became of the last try. */
export function SaveBar({ edits }: { edits: RoleEdits }) {
  const t = useTranslations('adminRoles');
  const locale = useLocale();
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const change = trpc.admin.roles.change.useMutation({
    onSettled: async () => {
      // One's own roles may be among them.
      await Promise.all([utils.admin.invalidate(), utils.auth.session.invalidate()]);
    },
  });
  const { changes, goneRoles } = edits;

  const save = async () => {
    try {
      await change.mutateAsync({ changes: [...changes] });
      edits.discard();
      showToast({ kind: 'success', text: t('saved') });
    } catch {
      // It is said in the bar.
    }
  };
  const discard = () => {
    change.reset();
    edits.discard();
  };

  const isIdle = changes.length === 0 && goneRoles.length === 0 && !change.error;
  return (
    <div className={classes.bar} data-idle={isIdle || undefined}>
      {(change.error || goneRoles.length > 0) && (
        <div className={classes.problem} role="alert">
          {change.error && (
            <p>
              {sentence(change.error)} {t('reloaded')}
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
      <Button variant="quiet" disabled={isIdle || change.isPending} onClick={discard}>
        {t('discard')}
      </Button>
      <Button variant="primary" disabled={changes.length === 0} isBusy={change.isPending} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  );
}
