import type { ImportReport } from '@onceware/api/collections/collections.contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LEFT_OUT_REASONS, type LeftOut } from '../import-files/import-file.ts';
import classes from './report.module.css';

/** Lists the entries that a file names but that no longer exist, for anyone who wants to look through them. */
export function UnknownEntries({ entries, count }: { entries: ImportReport['unknown']; count: number }) {
  const t = useTranslations('transfer.report');
  return (
    <Entries summary={t('unknown', { count })} hidden={count - entries.length}>
      {entries.map(({ title, url, entityType, entityId }, index) => {
        const id = entityId && t('unnamed', { type: entityType ?? '', id: entityId });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and one thing may be in it twice
          <li key={index} className="py-2 breaks">
            <p dir="auto">{title ?? url ?? id}</p>
            {title !== null && (
              <p className="text-12 quiet">
                <bdi dir="ltr">{url ?? id}</bdi>
              </p>
            )}
          </li>
        );
      })}
    </Entries>
  );
}

/** Lists the entries of a file that are left out or cut, and why. */
export function LeftOutEntries({ leftOut }: { leftOut: LeftOut }) {
  const t = useTranslations('transfer.report.leftOut');
  return LEFT_OUT_REASONS.map((reason) => {
    const entries = leftOut[reason];
    if (!entries) return null;
    const { count, names } = entries;
    return (
      <Entries key={reason} summary={t(reason, { count })} hidden={count - names.length}>
        {names.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and a name may be in it twice
          <li key={index} className="py-2 breaks" dir="auto">
            {name}
          </li>
        ))}
      </Entries>
    );
  });
}

function Entries({ summary, hidden, children }: { summary: string; hidden: number; children: ReactNode }) {
  const t = useTranslations('transfer.report');
  return (
    <details className="text-14">
      <summary className={classes.summary}>{summary}</summary>
      <ul className={classes.entries}>{children}</ul>
      {hidden > 0 && <p className="py-2 breaks">{t('unknownMore', { count: hidden })}</p>}
    </details>
  );
}
