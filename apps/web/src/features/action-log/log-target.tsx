import type { LogEntry } from '@onceware/api/staff/action-log/entries.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { adminPaths } from '#lib/admin-paths.ts';
import { useSession } from '#lib/api/session.ts';
import { LogPersonName } from './log-actor.tsx';

/** Shows what it was done to, with a link. */
export function LogTarget({ entry: { actor, target } }: { entry: LogEntry }) {
  const t = useTranslations('adminLogs');
  const { permissions } = useSession();
  if (!target) return null;
  const { type, id, label, person } = target;
  if (actor && actor.id === person?.id) return <span className="quiet">{t('self')}</span>;
  if (person) return <LogPersonName person={person} />;
  const name =
    type === 'organization' && permissions.includes('admin.organizations') ? (
      <Link to={adminPaths.organization(id)}>{label ?? t(`type.${type}`)}</Link>
    ) : (
      (label ?? shown(type, id))
    );
  return (
    <span className="breaks">
      {name && <bdi>{name}</bdi>} <span className="quiet">{t(`type.${type}`)}</span>
    </span>
  );
}

/** Some ids are names; others say nothing to anybody. */
const NAMES = ['role', 'table', 'procedure', 'catalog', 'job'];
const shown = (type: string, id: string) => (NAMES.includes(type) ? id : null);
