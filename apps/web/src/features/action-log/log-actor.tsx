import type { LogEntry, LogPerson } from '@onceware/api/staff/action-log/entries.contract';
import { useTranslations } from 'use-intl/react';
import { UserLink } from '#lib/frames/user-link.tsx';

/** Somebody of the log, as they are now. */
export function LogPersonName({ person: { id, name } }: { person: LogPerson }) {
  const t = useTranslations('adminLogs');
  return name === null ? <span className="quiet">{t('gone')}</span> : <UserLink user={{ id, name }} />;
}

/** Shows who did it. */
export function LogActor({ entry: { actor, via } }: { entry: LogEntry }) {
  const t = useTranslations('adminLogs');
  if (!actor) return <span className="quiet">{t(via === 'system' ? 'system' : 'visitor')}</span>;
  return (
    <>
      <LogPersonName person={actor} /> {via === 'key' && <span className="quiet">{t('byKey')}</span>}
    </>
  );
}
