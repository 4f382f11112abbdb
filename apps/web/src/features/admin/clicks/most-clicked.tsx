import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { paths } from '#lib/paths.ts';
import classes from './most-clicked.module.css';

/** The deals that most visitors left for lately (CAT-10); nothing as long as nobody did. */
export function MostClicked() {
  const t = useTranslations('adminImport.clicks');
  const { number } = useFormat();
  const { data } = trpc.admin.catalog.mostClicked.useQuery();
  if (!data || data.deals.length === 0) return null;
  return (
    <PagePart title={t('title')} titleId="most-clicked">
      <p className={classes.text}>{t('text', { days: number(data.days) })}</p>
      <table className={classes.table} aria-labelledby="most-clicked">
        <thead>
          <tr>
            <th scope="col">{t('deal')}</th>
            <th scope="col">{t('visits')}</th>
          </tr>
        </thead>
        <tbody>
          {data.deals.map(({ slug, title, toolName, clicks }) => (
            <tr key={slug}>
              <th scope="row">
                <Link to={paths.deal(slug)} dir="auto">
                  {title}
                </Link>
                <div className="quiet">
                  <bdi>{toolName}</bdi>
                </div>
              </th>
              <td>{number(clicks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PagePart>
  );
}
