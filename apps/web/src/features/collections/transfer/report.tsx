import type { ImportReport } from '@onceware/api/collections/collections.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { useTranslations } from 'use-intl/react';
import classes from './report.module.css';
import { StepHeading } from '#lib/steps/steps.tsx';
import { UnknownEntries } from './unknown-entries.tsx';

interface Props {
  report: ImportReport;
  /** Entries of the file that the server was not asked about. */
  skipped: number;
  /** It has happened; else it will. */
  isDone: boolean;
}

/** What an import will do, or did, collection by collection. */
export function Report({ report, skipped, isDone }: Props) {
  const t = useTranslations('transfer.report');
  const isNothing = !report.collections.some(({ added, isNew }) => added > 0 || isNew);
  return (
    <>
      <StepHeading>{isDone ? t('after') : isNothing ? t('nothing') : t('before')}</StepHeading>
      <ul className={classes.collections}>
        {report.collections.map(({ name, isNew, added, alreadyThere }) => (
          <li key={name} className={classes.collection}>
            <p className={classes.name}>
              <bdi>{name}</bdi> {isNew && <Badge tone="brand">{t('isNew')}</Badge>}
            </p>
            <p className={classes.numbers}>
              {isDone ? t('added', { count: added }) : t('willAdd', { count: added })}
              {alreadyThere > 0 && <span>{t('there', { count: alreadyThere })}</span>}
            </p>
          </li>
        ))}
      </ul>
      {skipped > 0 && <p className={classes.skipped}>{t('skipped', { count: skipped })}</p>}
      {report.unknownCount > 0 && <UnknownEntries entries={report.unknown} count={report.unknownCount} />}
    </>
  );
}
