import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { Steps } from '#lib/steps/steps.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { type Import, useImport } from './use-import.ts';
import { ChooseFile } from './choose-file.tsx';
import { ChooseTarget } from './choose-target.tsx';
import classes from './transfer.module.css';
import { Report } from './report.tsx';

interface Props {
  /** Those that there are, for links to be put into. */
  collections: readonly ListedCollection[];
  onClose: () => void;
}

/** Takes collections or bookmarks from a file, after showing what that will do (COL-18). */
export function ImportDialog(props: Props) {
  return (
    <Suspense>
      <WithWords part="transfer">
        <OpenDialog {...props} />
      </WithWords>
    </Suspense>
  );
}

function OpenDialog({ collections, onClose }: Props) {
  const t = useTranslations('transfer');
  const work = useImport();
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={<Footer work={work} formId={formId} onClose={onClose} />}
    >
      <Steps problem={work.problem} work={work.work && t(`work.${work.work}`)}>
        <Step work={work} collections={collections} formId={formId} />
      </Steps>
    </Dialog>
  );
}

function Step({
  work,
  collections,
  formId,
}: {
  work: Import;
  collections: readonly ListedCollection[];
  formId: string;
}): ReactNode {
  const { step } = work;
  switch (step.at) {
    case 'choose':
      return <ChooseFile isBusy={work.work !== null} onChoose={(file) => void work.choose(file)} />;
    case 'target':
      return (
        <ChooseTarget
          id={formId}
          fileName={step.fileName}
          links={step.links}
          collections={collections}
          onChoose={(links, name) => void work.check(links, name)}
        />
      );
    case 'preview':
      return <Report key="preview" report={step.report} skipped={step.skipped} isDone={false} />;
    case 'done':
      return <Report key="done" report={step.report} skipped={0} isDone />;
  }
}

function Footer({ work, formId, onClose }: { work: Import; formId: string; onClose: () => void }) {
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
  return (
    <>
      {step.at !== 'choose' && (
        <Button className={classes.back} variant="quiet" disabled={isBusy} onClick={work.back}>
          {t('report.back')}
        </Button>
      )}
      <Button onClick={onClose}>{t('cancel')}</Button>
      {step.at === 'target' && (
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          {t('target.check')}
        </Button>
      )}
      {step.at === 'preview' && (
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={!step.report.collections.some(({ added, isNew }) => added > 0 || isNew)}
          onClick={() => void work.run()}
        >
          {t('report.import')}
        </Button>
      )}
    </>
  );
}
