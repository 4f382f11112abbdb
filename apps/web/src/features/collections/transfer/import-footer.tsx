import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import classes from './transfer.module.css';
import type { Import, PreviewStep } from './use-import.ts';

interface Props {
  work: Import;
  /** Id of the form whose button is here. */
  formId: string;
  onClose: () => void;
}

/** Buttons that lead on from each step of an import. */
export function ImportFooter({ work, formId, onClose }: Props) {
  const t = useTranslations('transfer');
  const { step } = work;
  if (step.at === 'done') {
    return (
      <Button variant="primary" onClick={onClose}>
        {t('close')}
      </Button>
    );
  }
  const isBusy = work.work !== null;
  const hasBegun = step.at === 'preview' && step.progress.next > 0;
  return (
    <>
      {step.at !== 'choose' && !hasBegun && (
        <Button className={classes.back} variant="quiet" disabled={isBusy} onClick={work.back}>
          {t('report.back')}
        </Button>
      )}
      <Button onClick={onClose}>{t(hasBegun ? 'close' : 'cancel')}</Button>
      {step.at === 'target' && (
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          {t('target.check')}
        </Button>
      )}
      {step.at === 'preview' && <Run work={work} step={step} isBusy={isBusy} />}
    </>
  );
}

/** Begins, stops what goes in by parts, and goes on with it. */
function Run({ work, step, isBusy }: { work: Import; step: PreviewStep; isBusy: boolean }) {
  const t = useTranslations('transfer');
  if (isBusy && step.parts.length > 1) return <Button onClick={work.stop}>{t('progress.stop')}</Button>;
  const changes = step.report.collections.some(({ added, completed, isNew }) => added + completed > 0 || isNew);
  return (
    <Button variant="primary" isBusy={isBusy} disabled={!changes} onClick={() => void work.run()}>
      {t(step.progress.next > 0 ? 'progress.continue' : 'report.import')}
    </Button>
  );
}
