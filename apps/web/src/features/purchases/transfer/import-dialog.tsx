import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { Steps } from '#lib/steps/steps.tsx';
import { ChooseCsv } from './choose-csv.tsx';
import classes from './import-dialog.module.css';
import { FileReading } from './file-reading.tsx';
import { ImportReport } from './import-report.tsx';
import { useImportPurchases } from './use-import-purchases.ts';

interface Props {
  /** Most likely that of a file that names none. */
  currency: string;
  onClose: () => void;
}

/** Takes purchases from a CSV file, after showing what that will do. */
export function ImportDialog({ currency, onClose }: Props) {
  const t = useTranslations('purchases.import');
  const { step, isBusy, problem, choose, say, run, back } = useImportPurchases(currency);
  const footer = (
    <>
      {step.at === 'preview' && (
        <Button className={classes.back} variant="quiet" disabled={isBusy} onClick={back}>
          {t('otherFile')}
        </Button>
      )}
      <Button onClick={onClose}>{t(step.at === 'done' ? 'close' : 'cancel')}</Button>
      {step.at === 'preview' && (
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={step.report.added === 0}
          onClick={() => void run(step.file)}
        >
          {t('run', { count: step.report.added })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} footer={footer}>
      <Steps problem={problem} work={isBusy && t('working')}>
        {step.at === 'choose' ? (
          <ChooseCsv isBusy={isBusy} onChoose={(file) => void choose(file)} />
        ) : (
          <>
            <ImportReport key={step.at} report={step.report} isDone={step.at === 'done'} />
            {step.at === 'preview' && <FileReading {...step} isBusy={isBusy} onSay={say} />}
          </>
        )}
      </Steps>
    </Dialog>
  );
}
