import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { useTranslations } from 'use-intl/react';
import classes from './format-help.module.css';
import type { Words } from '#i18n/words.ts';

type Column = keyof Words['adminImport']['format']['columns'];

/** Of the import, in the order of docs/import.md. */
const COLUMNS: readonly Column[] = [
  'external_id',
  'name',
  'tagline',
  'website',
  'domain',
  'category',
  'tags',
  'alternative_to',
  'logo_url',
  'description',
  'tool_description',
  'rating',
  'rating_count',
  'tool_rating',
  'tool_rating_count',
  'title',
  'promise',
  'base_price',
  'current_price',
  'currency',
  'cover_url',
  'gallery',
  'deal_url',
  'coupon',
  'sold_by',
  'refund_days',
  'redeem_by',
  'redeem_days',
  'updates',
  'stacking',
  'plans',
  'starts_at',
  'ends_at',
];

const EXAMPLE = `external_id,name,website,tags,title,base_price,current_price,ends_at
k-1,Kiln,https://kiln.example/,Ceramics; Planning,Kiln for life,240,59.90,2027-01-31`;

/** What an import reads, for who has no file yet. */
export function FormatHelp() {
  const t = useTranslations('adminImport.format');
  return (
    <details className={classes.help}>
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
          {COLUMNS.map((column) => (
            <tr key={column}>
              <th scope="row">
                <code dir="ltr">{column}</code>
              </th>
              <td>{t(`columns.${column}`, { categories: CATEGORIES.join(', ') })}</td>
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
