import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { IMPORT_COLUMNS } from '@onceware/api/supply/import/import.limits';
import { reviewLimits } from '@onceware/api/catalog/reviews/reviews.limits';
import { useTranslations } from 'use-intl/react';
import classes from './format-help.module.css';

const EXAMPLE = `external_id,name,website,tags,title,base_price,current_price,ends_at
k-1,Kiln,https://kiln.example/,Ceramics; Planning,Kiln for life,240,59.90,2027-01-31`;

const TAKEN = { ...contentLimits, stars: reviewLimits.starsMax, categories: CATEGORIES.join(', ') };

/** Explains the import format to staff who have no file yet. */
export function FormatHelp() {
  const t = useTranslations('adminImport.format');
  return (
    <details className="mt-8">
      <summary className={classes.summary}>{t('summary')}</summary>
      <p className={classes.lead}>{t('lead')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {IMPORT_COLUMNS.map((column) => (
            <tr key={column}>
              <th scope="row">
                <code dir="ltr">{column}</code>
              </th>
              <td>{t(`columns.${column}`, TAKEN)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figure className={classes.example}>
        <figcaption>{t('example')}</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard */}
        <pre dir="ltr" lang="en" tabIndex={0}>
          {EXAMPLE}
        </pre>
      </figure>
    </details>
  );
}
