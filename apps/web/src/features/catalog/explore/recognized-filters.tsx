import type { Understood } from '@onceware/api/catalog/catalog.contract';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { exploreHref, type ExploreSearch } from './explore-address.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import classes from './explore.module.css';

interface Props {
  search: ExploreSearch;
  understood: readonly Understood[];
  /** Currency of a price that names none. */
  currency: string;
}

/** Shows which search terms were read as filters, or as a tool of which others are wanted, and how to search for them as words instead. */
export function RecognizedFilters({ search, understood, currency }: Props) {
  const t = useTranslations('explore');
  const labels = useFilterLabels();
  const format = useFormat();
  const label = (one: Understood) =>
    one.insteadOf === undefined
      ? labels.price(one.minPrice ?? null, one.maxPrice ?? null, one.currency ?? currency)
      : t('insteadOf', { name: one.insteadOf });
  /** 'Nothing under $60. Nearest: $69, +$9'. */
  const notMet = (one: Understood, nearest: NonNullable<Understood['nearest']>) => {
    const { minPrice = null, maxPrice = null } = one;
    const money = (price: number) => format.money(price, nearest.currency);
    const isDearer = maxPrice !== null && nearest.price > maxPrice;
    const difference = isDearer ? nearest.price - maxPrice : (minPrice ?? nearest.price) - nearest.price;
    const found = { price: money(nearest.price), difference: `${isDearer ? '+' : '\u2212'}${money(difference)}` };
    if (maxPrice === 0) return t('nearest.free', found);
    if (maxPrice === null) return t('nearest.over', { ...found, min: money(minPrice ?? 0) });
    return minPrice === null
      ? t('nearest.under', { ...found, max: money(maxPrice) })
      : t('nearest.between', { ...found, min: money(minPrice), max: money(maxPrice) });
  };
  if (search.plain && search.q !== '') {
    return (
      <p className="row wrap items-center gap-2 mb-4 text-14">
        {t('plain')}{' '}
        <Link to={exploreHref({ ...search, plain: false })} preventScrollReset>
          {t('plainBack')}
        </Link>
      </p>
    );
  }
  if (understood.length === 0) return null;
  return (
    <div className="row wrap items-center gap-2 mb-4 text-14">
      {t('understood')}
      <ul className="row wrap gap-2">
        {understood.map((one) => {
          const shown = one.nearest ? notMet(one, one.nearest) : label(one);
          return (
            <li key={`${one.words} ${one.insteadOf ?? ''}`}>
              <Link
                className={classes.filter}
                to={exploreHref({ ...search, plain: true })}
                aria-label={t('takeBack', { words: one.words, filter: shown })}
                preventScrollReset
              >
                {shown}
                <IconX size={14} stroke={2} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
