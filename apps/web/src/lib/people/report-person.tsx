import { lazy, Suspense } from 'react';
import { WithWords } from '#lib/page/with-words.tsx';
import type { ReportPersonDialogProps } from './report-person-dialog.tsx';

/** The code of the dialog, to be there before it opens. */
export const loadReportPerson = () => import('./report-person-dialog.tsx');
const Dialog = lazy(async () => ({ default: (await loadReportPerson()).ReportPersonDialog }));

/** Dialog that reports a person to staff, with words of its own (LIVE-17). */
export function ReportPerson(props: ReportPersonDialogProps) {
  return (
    <Suspense>
      <WithWords part="people">
        <Dialog {...props} />
      </WithWords>
    </Suspense>
  );
}
