import { isSame } from '@onceware/api/catalog/editing/merge.contract';
import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import bar from '#lib/frames/actions-bar.module.css';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import classes from './catalog-fields.module.css';
import type { SaveState } from './use-draft.ts';

interface Props {
  state: SaveState;
  /** What stands in the form, and what it began with. */
  content: object;
  begun: object;
  /** It is handed on, which ends with leaving. */
  isHandedOn: boolean;
  /** What becomes of it in the end. */
  action: ReactNode;
  /** Begins anew with what another window has saved. */
  onLoadAnew: () => void;
  children: ReactNode;
}

/** Around the form of a draft: another window's save, how its own saving goes, and a word before unsaved changes are left. */
export function DraftFrame({ state, content, begun, isHandedOn, action, onLoadAnew, children }: Props) {
  const t = useTranslations('catalogFields');
  return (
    <>
      {state === 'conflict' && (
        <div className={classes.notice} role="alert">
          <p>{t('otherWindow')}</p>
          <Button onClick={onLoadAnew}>{t('reload')}</Button>
        </div>
      )}
      {children}
      <div className={bar.bar}>
        <p role="status">{t(`state.${state}`)}</p>
        {action}
      </div>
      <LeaveGuard
        isOn={state !== 'saved' && !isHandedOn && !isSame(content, begun)}
        title={t('leave.title')}
        text={t('leave.text')}
        stay={t('leave.stay')}
        leave={t('leave.leave')}
        close={t('leave.close')}
      />
    </>
  );
}
