import { DATES_AS_OF, seedDeals } from '@onceware/db/seed/catalog/index';
import { seedCatalog } from '@onceware/db/seed/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import type { DealCard } from '../catalog.contract.ts';
import { getCards, getHome } from '../catalog.service.ts';
import { countCatalog } from '../maintenance/maintenance.service.ts';
import { reductionOf, riseOf, verdictOf } from './price-claims.contract.ts';

const DAY = 86_400_000;
const now = new Date();
const age = (moment: string) => now.getTime() - DATES_AS_OF.getTime() + Date.parse(moment);

/** A price of the files, and from when until when it was asked. */
interface Asked {
  price: number;
  from: number;
  until: number;
}

let services: TestServices;
let read: { card: DealCard; asked: Asked[] }[];
beforeAll(async () => {
  services = await createTestServices();
  await services.database.transaction((tx) => seedCatalog(tx, now));
  const running = seedDeals.filter(({ ends_at: end }) => end === undefined || age(end) > now.getTime());
  read = [];
  for (let first = 0; first < running.length; first += 40) {
    const some = running.slice(first, first + 40);
    const dealSlugs = some.map(({ external_id }) => external_id);
    const { deals } = await getCards(services, { dealIds: [], toolIds: [], dealSlugs, toolSlugs: [] });
    for (const card of deals) {
      const told = some.find(({ external_id }) => external_id === card.slug)?.earlier_prices ?? [];
      const asked = told.map(({ since, price }, index) => {
        const next = told[index + 1];
        return { price, from: age(since), until: next ? age(next.since) : now.getTime() };
      });
      read.push({ card, asked });
    }
  }
}, 120_000);
afterAll(() => services.close());

/** The moment from which today's price has been asked without a break. */
const began = (asked: readonly Asked[]): number => {
  const other = asked.findLastIndex(({ price }) => price !== asked.at(-1)?.price);
  return asked[other + 1]?.from ?? Number.NaN;
};
/** Prices that were asked at some moment between two others. */
const between = (asked: readonly Asked[], from: number, to: number): number[] =>
  asked.filter((one) => one.from < to && one.until > from).map(({ price }) => price);
const lowOf = (asked: readonly Asked[]): number => Math.min(...between(asked, began(asked) - 30 * DAY, began(asked)));

it('is read of every running deal', () => expect(read.length).toBeGreaterThan(120));

it('takes off what the file of the demo says, and nothing else (CAT-14)', () => {
  const claimed = read.map(({ card }) => [card.slug, reductionOf(card)?.before ?? null]);
  const wanted = read.map(({ card, asked }) => {
    const low = lowOf(asked);
    return [card.slug, low < Number.POSITIVE_INFINITY && low > card.price ? low : null];
  });
  expect(claimed).toEqual(wanted);
  const isOff = ({ card }: (typeof read)[number]) => {
    const claim = reductionOf(card);
    return claim?.percent != null && Math.abs(claim.percent - (1 - card.price / claim.before) * 100) > 1;
  };
  expect(read.filter(isOff)).toEqual([]);
});

it('says by how much a price is above its 30-day low where it is, within a month (CAT-14)', () => {
  for (const { card, asked } of read) {
    const low = lowOf(asked);
    const isRise = low < card.price && now.getTime() - began(asked) < 31 * DAY;
    expect([card.slug, riseOf(card, now)?.by ?? null]).toEqual([card.slug, isRise ? card.price - low : null]);
  }
});

it('has every verdict more than once, and each is true of the prices in its file (CAT-14)', () => {
  const counted: Record<string, number> = {};
  for (const { card, asked } of read) {
    const verdict = verdictOf(card, now);
    const kind = verdict?.is ?? 'none';
    counted[kind] = (counted[kind] ?? 0) + 1;
    const prices = asked.map(({ price }) => price);
    const ofYear = Math.min(...between(asked, now.getTime() - 365 * DAY, now.getTime()));
    const days = (now.getTime() - began(asked)) / DAY;
    const holds = {
      lowest: () => Math.min(...prices) === card.price && Math.max(...prices) > card.price,
      dearer: () =>
        (asked.findLast(({ until }) => until <= began(asked))?.price ?? card.price) < card.price && days < 31,
      was: () =>
        verdict?.is === 'was' &&
        verdict.price === ofYear &&
        ofYear < card.price &&
        asked.some(({ price, until }) => price === ofYear && until === Date.parse(verdict.until)),
      usual: () => ofYear === card.price && days >= 31,
      none: () => ofYear === card.price && days < 31,
    }[kind];
    expect([card.slug, kind, holds?.()]).toEqual([card.slug, kind, true]);
  }
  expect(Object.keys(counted).toSorted()).toEqual(['dearer', 'lowest', 'none', 'usual', 'was']);
  expect(Math.min(...Object.values(counted))).toBeGreaterThanOrEqual(3);
});

it('has deals on the front page’s count of what became dearer (CAT-17)', async () => {
  await countCatalog(services.database);
  const dearer = read.filter(({ card }) => verdictOf(card, now)?.is === 'dearer').length;
  expect((await getHome(services)).figures?.dearer).toBe(dearer);
  expect(dearer).toBeGreaterThanOrEqual(5);
});
