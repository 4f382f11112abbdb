import type { LogEntry } from '@onceware/api/staff/action-log/entries.contract';
import { useTranslations } from 'use-intl/react';
import classes from './log-difference.module.css';
import { LogValue } from './log-value.tsx';

/** Fields with words of their own; others are shown by their name. */
const FIELDS = [
  'role',
  'roles',
  'permission',
  'permissions',
  'reason',
  'ended',
  'sessionsEnded',
  'keysEnded',
  'scopes',
  'fields',
  'userId',
  'name',
  'website',
  'notes',
  'status',
  'expiresInDays',
  'isSearched',
  'room',
  'roomId',
  'messageId',
  'organizationId',
  'until',
  'isEverywhere',
  'isAsking',
  'isMembersOnly',
  'isClosed',
  'hasPreviews',
  'slowModeSeconds',
] as const;

/** Shows the entry's target before and after, field by field; one column if there is no before. */
export function LogDifference({ entry: { before, after } }: { entry: LogEntry }) {
  const t = useTranslations('adminLogs');
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const word = (name: string) => {
    const known = FIELDS.find((field) => field === name);
    return known ? t(`field.${known}`) : name;
  };
  return (
    <table className={classes.table}>
      <caption className="sr-only">{t('change.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('change.field')}</th>
          {before && <th scope="col">{t('change.before')}</th>}
          {(after || !before) && <th scope="col">{t(before ? 'change.after' : 'change.value')}</th>}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{word(name)}</th>
            {before && (
              <td>
                <LogValue value={before[name]} other={after?.[name]} mark="del" />
              </td>
            )}
            {after && (
              <td>
                <LogValue value={after[name]} other={before ? before[name] : after[name]} mark="ins" />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
