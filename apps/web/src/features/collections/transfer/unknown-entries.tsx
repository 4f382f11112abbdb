import type { ImportReport } from '@onceware/api/collections/collections.contract';
import { useTranslations } from 'use-intl/react';
import classes from './report.module.css';

/** What fits nothing in the catalogue, to be looked through by who wants to. */
export function UnknownEntries({ entries, count }: { entries: ImportReport['unknown']; count: number }) {
  const t = useTranslations('transfer.report');
  const hidden = count - entries.length;
  return (
    <details className={classes.unknown}>
      <summary className={classes.summary}>{t('unknown', { count })}</summary>
      <ul className={classes.entries}>
        {entries.map(({ title, url, entityType, entityId }, index) => {
          const id = entityId && t('unnamed', { type: entityType ?? '', id: entityId });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and one thing may be in it twice
            <li key={index} className={classes.entry}>
              <p dir="auto">{title ?? url ?? id}</p>
              {title !== null && (
                <p className={classes.address}>
                  <bdi dir="ltr">{url ?? id}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className={classes.entry}>{t('unknownMore', { count: hidden })}</p>}
    </details>
  );
}
