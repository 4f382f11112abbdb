import type { ImportReport } from '@onceware/api/collections/collections.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { useTranslations } from 'use-intl/react';
import classes from './report.module.css';
import { StepHeading } from '#lib/steps/steps.tsx';
import type { LeftOut } from '../import-files/import-file.ts';
import { LeftOutEntries, UnknownEntries } from './left-out-entries.tsx';

interface Props {
  report: ImportReport;
  /** Entries of the file that the server was not asked about. */
  leftOut: LeftOut;
  /** The number of entries that were the same as another of their folder. */
  merged: number;
  /** It has happened; else it will. */
  isDone: boolean;
}

/** Reports what an import will do, or did, collection by collection. */
export function Report({ report, leftOut, merged, isDone }: Props) {
  const t = useTranslations('transfer.report');
  const isNothing = !report.collections.some(({ added, completed, isNew }) => added > 0 || completed > 0 || isNew);
  return (
    <>
      <StepHeading>{isDone ? t('after') : isNothing ? t('nothing') : t('before')}</StepHeading>
      <Became {...report.became} />
      <ul className="line-above">
        {report.collections.map(({ name, isNew, added, alreadyThere, completed }) => (
          <li key={name} className="row wrap items-baseline justify-between gap-1-4 py-3 line-below">
            <p className="min-w-0 weight-560 breaks">
              <bdi>{name}</bdi> {isNew && <Badge tone="brand">{t('isNew')}</Badge>}
            </p>
            <p className={classes.numbers}>
              {isDone ? t('added', { count: added }) : t('willAdd', { count: added })}
              {alreadyThere > 0 && <span>{t('alreadyThere', { count: alreadyThere })}</span>}
              {completed > 0 && <span>{t(isDone ? 'completed' : 'willComplete', { count: completed })}</span>}
            </p>
          </li>
        ))}
      </ul>
      {merged > 0 && <p>{t('merged', { count: merged })}</p>}
      <LeftOutEntries leftOut={leftOut} />
      {report.unknownCount > 0 && <UnknownEntries entries={report.unknown} count={report.unknownCount} />}
    </>
  );
}

const KINDS = ['deals', 'tools', 'pages', 'notes'] as const;

/** Shows what the items became, with the number of each kind. */
function Became(became: ImportReport['became']) {
  const t = useTranslations('transfer.report');
  const kinds = KINDS.filter((kind) => became[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <p className="row wrap gap-2">
      {kinds.map((kind) => (
        <Badge key={kind}>{t(kind, { count: became[kind] })}</Badge>
      ))}
    </p>
  );
}
