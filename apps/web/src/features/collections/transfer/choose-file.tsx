import { useTranslations } from 'use-intl/react';
import { DropHint, FileZone } from '#lib/form/file-zone.tsx';

const ACCEPTED =
  '.json,.csv,.tsv,.html,.htm,.txt,.zip,application/json,text/csv,text/html,text/plain,application/zip,Bookmarks';

/** Asks for a file; whether it can be imported is found out by reading it. */
export function ChooseFile({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const t = useTranslations('transfer.choose');
  const kinds = (
    <>
      <p>{t('kinds')}</p>
      <p>{t('safe')}</p>
    </>
  );
  return (
    <FileZone
      accept={ACCEPTED}
      button={t('button')}
      isBusy={isBusy}
      hasFocus
      above={<DropHint>{t('drop')}</DropHint>}
      kinds={kinds}
      onChoose={onChoose}
    />
  );
}
