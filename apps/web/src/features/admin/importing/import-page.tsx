import { useTranslations } from 'use-intl/react';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { FormatHelp } from './format-help.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import classes from './import-page.module.css';
import { useCatalogImport } from './use-catalog-import.ts';

/** Brings tools and deals from a file into the catalogue (CAT-03). */
export function ImportPage() {
  const t = useTranslations('adminImport.leave');
  const form = useTranslations('admin.form');
  const { run, start, stop, reset } = useCatalogImport();
  return (
    <AdminPage section="catalog">
      <div className={classes.page}>
        {run === null ? (
          <>
            <ImportForm onStart={start} />
            <FormatHelp />
          </>
        ) : run.end ? (
          <ImportOutcome run={run} end={run.end} onReset={reset} />
        ) : (
          <>
            <ImportProgress run={run} onStop={stop} />
            <LeaveGuard
              isOn
              title={t('title')}
              text={t('text')}
              stay={t('stay')}
              leave={t('leave')}
              close={form('close')}
            />
          </>
        )}
      </div>
    </AdminPage>
  );
}
