import type { ApiKey } from '@onceware/api/identity/api-keys/api-keys.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useRelativeTime } from '#lib/time/relative-time.ts';
import { useNow } from '#lib/time/use-now.ts';
import classes from './api-keys.module.css';

const beginning = (hint: ReactNode) => (
  <code className={classes.keyRowCode} dir="ltr">
    {hint}…
  </code>
);

export function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useTranslations('keys');
  const format = useFormat();
  const ago = useRelativeTime();
  const now = useNow();
  const { name, hint, permissions, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <li className={classes.row}>
      <div className="stack gap-1">
        <p className="row wrap items-baseline gap-0-3 weight-560 breaks">
          <bdi>{name}</bdi>
          <span className={classes.hint}>{t.rich('startsWith', { hint, code: beginning })}</span>
          {isExpired && <Badge tone="danger">{t('expired')}</Badge>}
        </p>
        <ul className={classes.permissions}>
          <li>{t('basics')}</li>
          {scopes.map((scope) => (
            <li key={scope}>{t(`scope.${scope}`)}</li>
          ))}
          {permissions.map((permission) => (
            <li key={permission}>{t(`permission.${permission}`)}</li>
          ))}
        </ul>
        <p className={classes.facts}>
          <time dateTime={createdAt}>{t('createdOn', { date: format.date(createdAt) })}</time>
          {lastUsedAt === null ? (
            <span>{t('neverUsed')}</span>
          ) : (
            <time dateTime={lastUsedAt}>{t('lastUsed', { time: ago(lastUsedAt) })}</time>
          )}
          {expiresAt === null ? (
            <span>{t('neverExpires')}</span>
          ) : (
            !isExpired && <time dateTime={expiresAt}>{t('expires', { date: format.date(expiresAt) })}</time>
          )}
        </p>
      </div>
      <Button aria-label={t('revokeName', { name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  );
}
