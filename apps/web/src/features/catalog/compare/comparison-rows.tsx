import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { reductionOf } from '@onceware/api/catalog/prices/price-claims.contract';
import { Rating, type RatingProps } from '@onceware/ui/rating/rating';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import { TERMS, useTermWords } from '../deal/deal-terms.tsx';
import { ownPlan } from '../deal/offer-price.ts';

interface Cell {
  /** Text to compare; null if unknown. */
  text: string | null;
  shown?: ReactNode;
  /** No other deal has a better value here, and at least one has a worse. */
  isBest?: boolean;
}

export interface Row {
  key: string;
  name: string;
  cells: Cell[];
  differs: boolean;
}

/** Rows under a heading; the first, about the deals as such, have none. */
export interface RowGroup {
  key: 'about' | 'money' | 'terms' | 'limits';
  rows: Row[];
}

/** Which of these are the best: all that share it, and none where all known ones are equal. */
export function bestOf(ranks: readonly (number | null)[]): boolean[] {
  const known = ranks.filter((rank) => rank !== null);
  const best = Math.max(...known);
  const isAny = known.some((rank) => rank < best);
  return ranks.map((rank) => isAny && rank === best);
}

const plain = (text: string | null): Cell => ({ text });

const rated = (rating: RatingProps): Cell => ({ text: rating.label, shown: <Rating {...rating} /> });

const lines = (all: string[]): Cell => ({
  text: all.length > 0 ? all.join('\n') : null,
  shown: (
    <ul>
      {all.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  ),
});

const limitsOf = (deal: DealFacts) => ownPlan(deal)?.limits ?? [];

/** Names of limits that more than one of the deals states. */
function sharedLimits(deals: readonly DealFacts[]): string[] {
  const names = deals.flatMap((deal) => [...new Set(limitsOf(deal).map(({ name }) => name))]);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/**
 * Returns the rows that deals are compared by, in the reader's language. A row without any known value is left out, and a
 * group without any row; the best value of a row is marked where one is better beyond doubt (CAT-09, CAT-17).
 */
export function useComparisonGroups(deals: readonly DealFacts[]): RowGroup[] {
  const t = useTranslations('compare.row');
  const deal = useTranslations('deal');
  const terms = useTranslations('terms');
  const catalog = useTranslations('catalog');
  const format = useFormat();
  const moment = useMoment();
  const labels = useDealLabels();
  const termWords = useTermWords();
  const row = (
    key: string,
    name: string,
    cellOf: (one: DealFacts) => Cell,
    /** The higher the better; null: not to be compared. */
    rankOf: (one: DealFacts) => number | null = () => null,
  ): Row => {
    const best = bestOf(deals.map(rankOf));
    const cells = deals.map((one, index) => ({ ...cellOf(one), isBest: best[index] ?? false }));
    return { key, name, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  };
  const isOver = (one: DealFacts) => labels.price(one).isOver;
  const ends = (one: DealFacts) => {
    if (one.endsAt === null) return deal('open');
    return catalog(isOver(one) ? 'time.endedOn' : 'time.endsOn', { date: moment(one.endsAt) });
  };
  // Said too where the price has not fallen.
  const lowestBefore = ({ priceMemory, currency }: DealFacts) => {
    if (!priceMemory?.lowestBefore) return null;
    const price = format.money(priceMemory.lowestBefore.price, currency);
    return priceMemory.lowestBefore.isTold ? t('told', { price, told: deal('asTold') }) : price;
  };
  const isAnyLess = deals.some(reductionOf);
  const saving = (one: DealFacts) => {
    if (reductionOf(one)) return labels.price(one).saving ?? null;
    return isAnyLess ? t('noSaving') : null;
  };
  const hasOneCurrency = new Set(deals.map(({ currency }) => currency)).size === 1;
  // Ratings from elsewhere and ours are not compared with each other.
  const hasOneKind = new Set(deals.flatMap(({ rating }) => rating?.isImported ?? [])).size === 1;
  const shared = sharedLimits(deals);

  const groups: RowGroup[] = [
    {
      key: 'about',
      rows: [
        row('category', t('category'), ({ category }) => plain(catalog(`category.${category}`))),
        row(
          'rating',
          t('rating'),
          ({ rating }) => (rating ? rated(labels.ratingWithSource(rating)) : plain(null)),
          ({ rating }) => (hasOneKind ? (rating?.score ?? null) : null),
        ),
      ],
    },
    {
      key: 'money',
      rows: [
        row(
          'price',
          t('price'),
          (one) => plain(labels.price(one).now),
          (one) => (hasOneCurrency && !isOver(one) ? -one.price : null),
        ),
        row('before', deal('regular'), (one) => plain(lowestBefore(one))),
        row(
          'saving',
          t('saving'),
          (one) => plain(saving(one)),
          (one) => (isOver(one) ? null : one.discountPercentage),
        ),
        row('plans', deal('plans'), ({ tiers, currency }) =>
          lines(tiers.map(({ name, price }) => t('plan', { name, price: format.money(price, currency) }))),
        ),
      ],
    },
    {
      key: 'terms',
      rows: [
        row('ends', t('ends'), (one) => plain(ends(one))),
        ...TERMS.map((term) =>
          row(
            term,
            terms(term),
            (one) => plain(termWords(one.terms)[term]),
            ({ terms: { refundDays } }) => (term === 'refund' ? refundDays : null),
          ),
        ),
      ],
    },
    {
      key: 'limits',
      rows: [
        ...shared.map((name) =>
          row(`limit ${name}`, name, (one) => plain(limitsOf(one).find((limit) => limit.name === name)?.value ?? null)),
        ),
        row('limits', t(shared.length > 0 ? 'moreLimits' : 'limits'), (one) =>
          lines(
            limitsOf(one)
              .filter(({ name }) => !shared.includes(name))
              .map(({ name, value }) => t('limit', { name, value })),
          ),
        ),
      ],
    },
  ];
  return groups
    .map(({ key, rows }) => ({ key, rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== null)) }))
    .filter(({ rows }) => rows.length > 0);
}
