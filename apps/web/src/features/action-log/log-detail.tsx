import type { LogEntry } from '@onceware/api/staff/action-log/entries.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useExactTime } from '#lib/time/exact-time.ts';
import { LogDifference } from './log-difference.tsx';
import classes from './action-log.module.css';
import { logsHref } from '#lib/table/logs-href.ts';

/** Details below an entry: everything stored about it. */
export function LogDetail({ entry }: { entry: LogEntry }) {
  const t = useTranslations('adminLogs');
  const exact = useExactTime();
  const { actor, target, address, userAgent, at } = entry;
  return (
    <div className={classes.detail}>
      <LogDifference entry={entry} />
      <dl className={classes.facts}>
        <dt>{t('fact.time')}</dt>
        <dd>
          <time dateTime={at}>{exact(at)}</time>
        </dd>
        <dt>{t('fact.address')}</dt>
        <dd>{address ? <bdi>{address}</bdi> : t('fact.noAddress')}</dd>
        <dt>{t('fact.device')}</dt>
        <dd>{userAgent ? <bdi>{userAgent}</bdi> : t('fact.noDevice')}</dd>
        {target && (
          <>
            <dt>{t('fact.target')}</dt>
            <dd>
              {t(`type.${target.type}`)} <bdi className="text-12 quiet">{target.id}</bdi>
            </dd>
          </>
        )}
      </dl>
      <p className={classes.ways}>
        {actor && <Link to={logsHref({ actorId: actor.id })}>{t('onlyBy', { name: actor.name ?? t('gone') })}</Link>}
        {target && <Link to={logsHref({ targetType: target.type, targetId: target.id })}>{t('onlyOn')}</Link>}
      </p>
    </div>
  );
}
