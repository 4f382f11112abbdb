import type { AdminContact } from '@onceware/api/staff/inbox/inbox.contract';
import type { ContactStatus } from '@onceware/api/staff/inbox/contact.limits';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { StatusButtons } from './status-buttons.tsx';
import bar from '#lib/frames/actions-bar.module.css';
import { useDock } from '#lib/frames/use-dock.ts';
import type { Selection } from '#lib/table/selection/use-selection.ts';

/** Actions for the ticked messages; at the bottom of the window while any are ticked. */
export function SelectionBar({
  selection,
  onSetStatus,
}: {
  selection: Selection<AdminContact>;
  onSetStatus: (status: ContactStatus) => void;
}) {
  const t = useTranslations('adminContacts');
  const count = selection.selected.length;
  const dock = useDock<HTMLDivElement>();
  return (
    <div ref={dock} className={bar.bar} data-empty={count === 0 || undefined}>
      <p role="status">{count > 0 && t('selected', { count })}</p>
      {count > 0 && (
        <>
          <StatusButtons onChoose={onSetStatus} />
          {!selection.areAll && (
            <Button variant="quiet" onClick={selection.toggleAll}>
              {t('all')}
            </Button>
          )}
          <Button variant="quiet" onClick={selection.clear}>
            {t('clear')}
          </Button>
        </>
      )}
    </div>
  );
}
