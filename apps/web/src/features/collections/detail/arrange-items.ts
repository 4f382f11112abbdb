import type { ItemFacts } from '@onceware/api/collections/collections.contract';
import { keyOfItem, type ListedItem } from '../changes/change.ts';

export const SORTS = ['manual', 'newest', 'price', 'ending'] as const;
export type Sort = (typeof SORTS)[number];

export const KINDS = ['all', 'deals', 'tools', 'pages', 'ended'] as const;
export type Kind = (typeof KINDS)[number];

export interface Arrangement {
  sort: Sort;
  /** To be found in a title, a note or a tag. */
  query: string;
  kind: Kind;
}

export const isFiltered = ({ query, kind }: Omit<Arrangement, 'sort'>): boolean =>
  query.trim() !== '' || kind !== 'all';

/** A collection's items have neither titles nor prices of their own. */
export const needsFacts = ({ sort, query, kind }: Arrangement): boolean =>
  sort === 'price' || sort === 'ending' || query.trim() !== '' || kind === 'ended';

/**
 * The items to show, in the order to show them; they come in manual order. Items without facts (added a moment ago, or
 * gone from the catalogue) come last where facts decide, and are found by their notes alone.
 */
export function arrangeItems(
  items: ListedItem[],
  facts: readonly ItemFacts[],
  { sort, query, kind }: Arrangement,
  now: number,
  locale: string,
): ListedItem[] {
  const known = new Map(facts.map((fact) => [keyOfItem(fact), fact]));
  const wanted = query.trim().toLocaleLowerCase(locale);
  const shown = items.filter((item) => {
    const fact = known.get(keyOfItem(item));
    return (
      isOfKind(item, fact, kind, now) &&
      (wanted === '' ||
        `${fact?.title ?? ''}\n${item.notes ?? ''}\n${(item.tags ?? []).join('\n')}`
          .toLocaleLowerCase(locale)
          .includes(wanted))
    );
  });
  if (sort === 'manual') return shown;
  if (sort === 'newest')
    return shown.toSorted((a, b) => Number(a.added_at < b.added_at) - Number(a.added_at > b.added_at));
  const place = sort === 'price' ? byPrice : byEnd(now);
  const places = new Map(shown.map((item) => [item, place(known.get(keyOfItem(item)))]));
  return shown.toSorted((a, b) => compare(places.get(a), places.get(b)));
}

function isOfKind(item: ListedItem, fact: ItemFacts | undefined, kind: Kind, now: number): boolean {
  if (kind === 'all') return true;
  if (kind === 'tools') return item.entity_type === 'tool';
  if (kind === 'pages') return item.entity_type === 'page';
  if (kind === 'deals') return item.entity_type === 'deal';
  return typeof fact?.ends_at === 'string' && Date.parse(fact.ends_at) <= now;
}

/** The group that an item belongs to, then its place in the group; equal ones keep their manual order. */
type Place = readonly [group: number, value: number];
type PlaceOf = (fact: ItemFacts | undefined) => Place;
const LAST: Place = [Infinity, 0];

const byPrice: PlaceOf = (fact) => (typeof fact?.price === 'number' ? [0, fact.price] : LAST);

/** Orders by end: deals that end next, deals without an end, ended deals with the latest first, then tools. */
const byEnd =
  (now: number): PlaceOf =>
  (fact) => {
    if (!fact) return LAST;
    if (fact.entity_type === 'tool') return [3, 0];
    if (fact.ends_at === null) return [1, 0];
    const end = Date.parse(fact.ends_at);
    return end > now ? [0, end] : [2, -end];
  };

const compare = ([group, value]: Place = LAST, [otherGroup, otherValue]: Place = LAST): number =>
  group === otherGroup ? value - otherValue : group < otherGroup ? -1 : 1;
