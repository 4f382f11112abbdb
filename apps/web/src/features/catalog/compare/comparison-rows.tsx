import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
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
}

export interface Row {
  key: string;
  name: string;
  cells: Cell[];
  differs: boolean;
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

/**
 * Returns the rows that deals are compared by, in the reader's language. A row without any known value is left out
 * (CAT-09).
 */
export function useComparisonRows(deals: readonly DealFacts[]): Row[] {
  const t = useTranslations('compare.row');
  const deal = useTranslations('deal');
  const terms = useTranslations('terms');
  const catalog = useTranslations('catalog');
  const format = useFormat();
  const moment = useMoment();
  const labels = useDealLabels();
  const termWords = useTermWords();

  const row = (key: string, name: string, cellOf: (one: DealFacts) => Cell): Row => {
    const cells = deals.map(cellOf);
    return { key, name, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  };
  const ends = ({ endsAt }: DealFacts) => {
    if (endsAt === null) return deal('open');
    return catalog(labels.urgency({ endsAt })?.isOver ? 'time.endedOn' : 'time.endsOn', { date: moment(endsAt) });
  };
  return [
    row('price', t('price'), (one) => plain(labels.price(one).now)),
    row('before', deal('regular'), (one) => plain(labels.price(one).before ?? null)),
    row('saving', t('saving'), (one) => plain(labels.price(one).saving ?? null)),
    row('ends', t('ends'), (one) => plain(ends(one))),
    row('rating', t('rating'), ({ rating }) => (rating ? rated(labels.ratingWithSource(rating)) : plain(null))),
    row('plans', deal('plans'), ({ tiers, currency }) =>
      lines(tiers.map(({ name, price }) => t('plan', { name, price: format.money(price, currency) }))),
    ),
    row('limits', t('limits'), (one) =>
      lines((ownPlan(one)?.limits ?? []).map(({ name, value }) => t('limit', { name, value }))),
    ),
    ...TERMS.map((term) => row(term, terms(term), (one) => plain(termWords(one.terms)[term]))),
    row('category', t('category'), ({ category }) => plain(catalog(`category.${category}`))),
  ].filter(({ cells }) => cells.some(({ text }) => text !== null));
}
