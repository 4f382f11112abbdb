import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { Synonyms } from '../synonyms/synonyms.tsx';
import { MostClicked } from '../clicks/most-clicked.tsx';
import { RatesForm } from '../rates/rates-form.tsx';
import { FormatHelp } from './format-help.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportList } from './import-list.tsx';
import classes from './import-page.module.css';
import { UploadStatus } from './upload-status.tsx';
import { useUpload } from './use-upload.ts';

/** Brings tools and deals from a file into the catalogue, and shows what comes of it, wherever it was begun (CAT-03). */
export function ImportPage() {
  const t = useTranslations('adminImport.leave');
  const form = useTranslations('admin.form');
  const utils = trpc.useUtils();
  const [own, setOwn] = useState<string | null>(null);
  const { upload, start, reset } = useUpload((id) => {
    setOwn(id);
    void utils.admin.catalog.imports.invalidate();
  });
  return (
    <AdminPage section="catalog">
      <div className={classes.page}>
        {upload === null ? <ImportForm onStart={start} /> : <UploadStatus upload={upload} onReset={reset} />}
        <LeaveGuard
          isOn={upload?.end === null}
          title={t('title')}
          text={t('text')}
          stay={t('stay')}
          leave={t('leave')}
          close={form('close')}
        />
        <ImportList own={own} />
        <FormatHelp />
        <RatesForm />
        <Synonyms />
        <MostClicked />
      </div>
    </AdminPage>
  );
}
