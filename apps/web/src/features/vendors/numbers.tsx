import type { DealNumbers, Vendor } from '@onceware/api/supply/vendors/vendors.contract';
import { Button } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { paths } from '#lib/paths.ts';
import classes from './vendors.module.css';

const WHAT = ['views', 'saves', 'clicks'] as const;

/** A vendor's deals, and how often they were seen, saved and followed in the last thirty days. */
export function Numbers({ vendor, onEdit }: { vendor: Vendor; onEdit: (dealId: string) => void }) {
  const t = useTranslations('vendors');
  const format = useFormat();
  const { data } = trpc.vendors.numbers.useQuery({ organizationId: vendor.id });
  if (vendor.deals.length === 0) return null;
  const ofDeal = (id: string) => data?.deals.find(({ dealId }) => dealId === id)?.days ?? [];
  return (
    <table className={classes.table}>
      <caption>{t('numbers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('deal')}</th>
          {WHAT.map((what) => (
            <th key={what} scope="col" className={classes.number}>
              {t(what)}
            </th>
          ))}
        </tr>
      </thead>
      {vendor.deals.map(({ id, slug, title, isRunning }) => (
        <tbody key={id}>
          <tr>
            <th scope="row">
              <Link to={paths.deal(slug)}>
                <bdi>{title}</bdi>
              </Link>
              {!isRunning && <span className="text-14 weight-400 quiet"> {t('notRunning')}</span>}
            </th>
            {WHAT.map((what) => (
              <td key={what} className={classes.number}>
                {format.number(ofDeal(id).reduce((sum, day) => sum + day[what], 0))}
              </td>
            ))}
          </tr>
          <tr>
            <td colSpan={1 + WHAT.length}>
              <div className="row items-start justify-between gap-3">
                <Days days={ofDeal(id)} />
                <Button aria-label={t('editOne', { title })} onClick={() => onEdit(id)}>
                  {t('edit')}
                </Button>
              </div>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Days({ days }: Pick<DealNumbers, 'days'>) {
  const t = useTranslations('vendors');
  const format = useFormat();
  if (days.length === 0) return <span className="text-14 weight-400 quiet">{t('noDays')}</span>;
  return (
    <details className={classes.days}>
      <summary>{t('days', { count: days.length })}</summary>
      <ul>
        {days.map(({ day, views, saves, clicks }) => (
          <li key={day}>{t('ofDay', { day: format.date(day), views, saves, clicks })}</li>
        ))}
      </ul>
    </details>
  );
}
