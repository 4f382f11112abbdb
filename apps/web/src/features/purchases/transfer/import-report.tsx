import type { ImportPurchasesReport, RowProblem } from '@onceware/api/purchases/purchases.contract';
import { useTranslations } from 'use-intl/react';
import { StepHeading } from '#lib/steps/steps.tsx';
import classes from './import-dialog.module.css';

/** Maximum number of problems to list, as many as anybody reads; the rest is only counted. */
const SHOWN = 100;

const FIELDS = [
  'title',
  'tier',
  'price',
  'currency',
  'purchasedOn',
  'refundUntil',
  'redeemBy',
  'state',
  'licenceCodes',
  'notes',
] as const;

/** Reports what an import will do, or did. */
export function ImportReport({
  report: { added, present, problems },
  isDone,
}: {
  report: ImportPurchasesReport;
  isDone: boolean;
}) {
  const t = useTranslations('purchases.import');
  return (
    <>
      <StepHeading>{isDone ? t('after', { count: added }) : t('before', { count: added })}</StepHeading>
      {present > 0 && <p>{t('present', { count: present })}</p>}
      {problems.length > 0 && (
        <section>
          <h4 className={classes.subheading}>
            {t('leftOut', { count: new Set(problems.map(({ row }) => row)).size })}
          </h4>
          <ul className={classes.problems}>
            {problems.slice(0, SHOWN).map((problem) => (
              <li key={`${problem.row} ${problem.field} ${problem.reason}`}>
                <ProblemLine {...problem} />
              </li>
            ))}
          </ul>
          {problems.length > SHOWN && (
            <p className="text-14 quiet">{t('moreProblems', { count: problems.length - SHOWN })}</p>
          )}
        </section>
      )}
    </>
  );
}

function ProblemLine({ row: dataRow, field, reason }: RowProblem) {
  const t = useTranslations('purchases');
  // Row number as a spreadsheet counts it, including the heading.
  const row = dataRow + 1;
  const known = FIELDS.find((one) => one === field);
  if (reason === 'too_many' && !known) return t('import.noRoom', { row });
  return t(`import.reason.${reason}`, { row, field: known ? t(`fields.${known}`) : field });
}
