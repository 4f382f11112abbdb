import type { AdminContact } from '@onceware/api/staff/inbox/inbox.contract';
import type { ContactStatus } from '@onceware/api/staff/inbox/contact.limits';
import { Badge } from '@onceware/ui/badge/badge';
import { IconButton } from '@onceware/ui/button/button';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { Moment } from '#lib/time/moment.tsx';
import type { Column } from '#lib/table/column.ts';
import classes from './contacts.module.css';
import { SelectBox } from '#lib/table/selection/select-box.tsx';
import type { Selection } from '#lib/table/selection/use-selection.ts';

const TONES = { new: 'signal', open: 'brand', done: 'neutral', spam: 'neutral' } as const;
/** Enough for the first line of a row. */
const EXCERPT_MAX = 160;

export function useContactColumns(
  selection: Selection<AdminContact>,
  onSetStatus: (messages: readonly AdminContact[], status: ContactStatus) => void,
): Column<AdminContact, 'created'>[] {
  const t = useTranslations('adminContacts');
  return [
    {
      key: 'from',
      label: t('column.from'),
      isPlain: true,
      head: (
        <span className="row items-center gap-2">
          <SelectBox
            label={t('selectAll')}
            isChecked={selection.areAll}
            isPartial={selection.selected.length > 0}
            onToggle={selection.toggleAll}
          />
          {t('column.from')}
        </span>
      ),
      render: ({ id, name, email }) => (
        <span className="row items-center gap-2">
          <SelectBox
            label={t('select', { name })}
            isChecked={selection.has(id)}
            onToggle={() => selection.toggle(id)}
          />
          <span className="stack min-w-0">
            <span className="weight-580" dir="auto">
              {name}
            </span>
            <span className="quiet" dir="auto">
              {email}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'message',
      label: t('column.message'),
      isPlain: true,
      render: ({ message }) => (
        <span className={classes.excerpt} dir="auto">
          {message.trim().slice(0, EXCERPT_MAX)}
        </span>
      ),
    },
    { key: 'topic', label: t('column.topic'), render: ({ topic }) => t(`topic.${topic}`) },
    {
      key: 'created',
      label: t('column.created'),
      sort: 'created',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'status',
      label: t('column.status'),
      render: (contact) => (
        <span className={classes.status}>
          <Badge tone={TONES[contact.status]}>{t(`status.${contact.status}`)}</Badge>
          <NextStatus contact={contact} onSetStatus={(status) => onSetStatus([contact], status)} />
        </span>
      ),
    },
  ];
}

/** Button for the usual next step: finishing a message, or taking it up again. */
function NextStatus({
  contact: { name, status },
  onSetStatus,
}: {
  contact: AdminContact;
  onSetStatus: (status: ContactStatus) => void;
}) {
  const t = useTranslations('adminContacts');
  const isWaiting = status === 'new' || status === 'open';
  const label = t(isWaiting ? 'finish' : 'reopen', { name });
  const Icon = isWaiting ? IconCheck : IconArrowBackUp;
  return (
    <IconButton title={label} onClick={() => onSetStatus(isWaiting ? 'done' : 'open')}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
