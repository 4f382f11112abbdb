import { CONTACT_STATUSES, CONTACT_TOPICS } from '@onceware/api/staff/inbox/contact.limits';
import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { applyStatuses } from './apply-statuses.ts';
import { ContactMessage } from './contact-message.tsx';
import { CONTACTS_TABLE } from './contacts-table.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useContactColumns } from './use-contact-columns.tsx';
import { useSelection } from '#lib/table/selection/use-selection.ts';
import { STATUSES, useSetStatus } from './use-set-status.ts';

/** Lists what people sent with the contact form: read, answered by e-mail, and marked (ADM-01). */
export function ContactsPage() {
  const t = useTranslations('adminContacts');
  const table = useTableState(CONTACTS_TABLE);
  const query = trpc.admin.contacts.list.useQuery(table.input, {
    ...TABLE_QUERY,
    select: useShown(STATUSES.key, applyStatuses),
  });
  const rows = query.data?.rows ?? [];
  const selection = useSelection(rows);
  const setStatus = useSetStatus();
  const columns = useContactColumns(selection, setStatus);

  return (
    <AdminPage section="contacts">
      <TableBar table={table} searchLabel={t('search')} exportOf="contacts" page={query.data}>
        <ChoiceFilter
          table={table}
          name="status"
          label={t('column.status')}
          options={CONTACT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <ChoiceFilter
          table={table}
          name="topic"
          label={t('column.topic')}
          options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
        />
      </TableBar>
      <AdminTable
        caption={t('caption')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        detail={{
          label: ({ name }) => t('details', { name }),
          render: (contact) => (
            <ContactMessage contact={contact} onSetStatus={(status) => setStatus([contact], status)} />
          ),
        }}
        empty={
          <>
            <p>{t('empty')}</p>
            <Link className={buttonClass()} to={paths.contact}>
              {t('form')}
            </Link>
          </>
        }
      />
      <Pager table={table} page={query.data} />
      <SelectionBar
        selection={selection}
        onSetStatus={(status) => {
          setStatus(selection.selected, status);
          selection.clear();
        }}
      />
    </AdminPage>
  );
}
