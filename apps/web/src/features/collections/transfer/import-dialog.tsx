import { Dialog } from '@onceware/ui/dialog/dialog';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { Steps } from '#lib/steps/steps.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { type Import, useImport } from './use-import.ts';
import { ChooseFile } from './choose-file.tsx';
import { ChooseTarget } from './choose-target.tsx';
import { ImportFooter } from './import-footer.tsx';
import { ImportProgress } from './import-progress.tsx';
import { Report } from './report.tsx';

interface Props {
  /** Existing collections that links can be put into. */
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
      footer={<ImportFooter work={work} formId={formId} onClose={onClose} />}
    >
      <Steps problem={work.problem} work={work.work && !isByParts(work) && <Work {...work.work} />}>
        <Step work={work} collections={collections} formId={formId} />
      </Steps>
    </Dialog>
  );
}

/** A large file shows how much of it is in; what goes in at once has nothing to show on the way. */
const isByParts = ({ step, work }: Import): boolean =>
  step.at === 'preview' && step.parts.length > 1 && (work !== null || step.progress.next > 0);

function Work({ kind, items = 0, total = 0 }: NonNullable<Import['work']>) {
  const t = useTranslations('transfer.work');
  return kind === 'checking' && items > 0 ? t('checkingSome', { items, total }) : t(kind);
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
  const isBusy = work.work !== null;
  switch (step.at) {
    case 'choose':
      return <ChooseFile isBusy={isBusy} onChoose={(file) => void work.choose(file)} />;
    case 'target':
      return (
        <ChooseTarget
          id={formId}
          fileName={step.fileName}
          file={step.file}
          collections={collections}
          isBusy={isBusy}
          onChoose={(chosen, merged) => void work.check(chosen, merged)}
          onDayOrder={(order) => void work.readAgain(order)}
        />
      );
    case 'preview':
      return isByParts(work) ? (
        <ImportProgress items={step.progress.items} total={step.total} isRunning={isBusy} />
      ) : (
        <Report key="preview" report={step.report} leftOut={step.leftOut} merged={step.merged} isDone={false} />
      );
    case 'done':
      return <Report key="done" report={step.report} leftOut={step.leftOut} merged={step.merged} isDone />;
  }
}
