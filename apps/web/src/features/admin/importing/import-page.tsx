import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { CatalogNav } from '#lib/frames/catalog-nav.tsx';
import { Synonyms } from '../synonyms/synonyms.tsx';
import { MostClicked } from '../clicks/most-clicked.tsx';
import { RatesForm } from '../rates/rates-form.tsx';
import { Feeds } from '../feeds/feeds.tsx';
import { VendorRequests } from '../vendors/requests.tsx';
import { FormatHelp } from './format-help.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportList } from './import-list.tsx';
import classes from './import-page.module.css';
import { UploadStatus } from './upload-status.tsx';
import { type Sent, useUpload } from './use-upload.ts';

interface Props {
  /** Drafts of vendors that wait for staff. */
  submitted: ReactNode;
}

/** Imports tools and deals from a file, and shows the result, wherever the import was started (CAT-03). */
export function ImportPage({ submitted }: Props) {
  const t = useTranslations('adminImport.leave');
  const form = useTranslations('admin.form');
  const utils = trpc.useUtils();
  const [own, setOwn] = useState<string | null>(null);
  // After a dry run the file waits to be imported.
  const [tried, setTried] = useState<Sent | null>(null);
  const { upload, start, reset } = useUpload((id) => {
    setOwn(id);
    void utils.admin.catalog.imports.invalidate();
  });
  const send = (sent: Sent) => {
    setTried(sent.isDryRun ? sent : null);
    start(sent);
  };
  return (
    <AdminPage section="catalog">
      <WithWords part="editing">
        <CatalogNav />
      </WithWords>
      <div className={classes.page}>
        {upload === null ? (
          <ImportForm tried={tried} onStart={send} />
        ) : (
          <UploadStatus upload={upload} onReset={reset} />
        )}
        <LeaveGuard
          isOn={upload?.end === null}
          title={t('title')}
          text={t('text')}
          stay={t('stay')}
          leave={t('leave')}
          close={form('close')}
        />
        <FormatHelp />
        <ImportList own={own} />
        <VendorRequests />
        {submitted}
        <Feeds />
        <RatesForm />
        <Synonyms />
        <MostClicked />
      </div>
    </AdminPage>
  );
}
