import { DATES_AS_OF, seedDeals } from '@onceware/db/seed/catalog/index';
import { expect, it } from 'vitest';
import { HALVES, type JudgedQuery, KINDS, LANGUAGES, readQueries } from './queries.ts';

// A failure must not show queries of the held-out half to whoever tunes: its file and line are enough.
const halves = HALVES.map((half) => ({ half, queries: readQueries(half) }));
const all = halves.flatMap(({ half, queries }) =>
  queries.map((query, index) => ({ ...query, at: `${half} ${index + 2}` })),
);
const running = new Map(
  seedDeals
    .filter(({ ends_at: end }) => end === undefined || new Date(end) > DATES_AS_OF)
    .map((deal) => [deal.external_id, deal]),
);

it('every graded slug is a running deal of the seed catalogue, with a grade of 1 to 3 (CAT-16)', () => {
  const wrong = all.flatMap(({ grades, at }) =>
    Object.entries(grades)
      .filter(([slug, grade]) => !running.has(slug) || ![1, 2, 3].includes(grade))
      .map(([slug]) => `${at}: ${slug}`),
  );
  expect(wrong).toEqual([]);
});

it('all queries but those of stop words and letters have a good answer (CAT-16)', () => {
  const isAnswered = ({ grades }: JudgedQuery) => Object.values(grades).some((grade) => grade >= 2);
  const wrong = all.filter(
    (query) =>
      isAnswered(query) !== (query.kind !== 'junk') || (query.kind === 'junk' && Object.keys(query.grades).length > 0),
  );
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

it('at least 300 queries are halved evenly within each kind, and nearly within its languages (CAT-16)', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  for (const kind of KINDS) {
    const [open = [], heldOut = []] = halves.map(({ queries }) => queries.filter((one) => one.kind === kind));
    expect([kind, heldOut.length]).toEqual([kind, open.length]);
    for (const language of LANGUAGES) {
      const count = (queries: JudgedQuery[]) => queries.filter((one) => one.language === language).length;
      expect(count(open), `${kind} ${language}`).toBeGreaterThan(0);
      expect(Math.abs(count(open) - count(heldOut)), `${kind} ${language}`).toBeLessThanOrEqual(2);
    }
  }
  expect(all.filter(({ kind, language }) => !KINDS.includes(kind) || !LANGUAGES.includes(language))).toEqual([]);
});

it('nothing is asked for in both halves, in whatever words, so that who tunes for one tunes for that alone (CAT-16)', () => {
  const bestOf = ({ grades }: JudgedQuery) => {
    const best = Math.max(...Object.values(grades));
    return Object.keys(grades)
      .filter((slug) => grades[slug] === best)
      .toSorted()
      .join(' ');
  };
  const [open, heldOut] = halves.map(
    ({ queries }) => new Set(queries.filter(({ kind }) => kind !== 'junk').map(bestOf)),
  );
  expect([...(open ?? [])].filter((best) => heldOut?.has(best))).toEqual([]);
});

it('no query stands twice (CAT-16)', () => {
  const first = new Map<string, string>();
  const twice = all.filter(({ q, at }) => {
    const key = q.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
    const isThere = first.has(key);
    first.set(key, at);
    return isThere;
  });
  expect(twice.map(({ at }) => at)).toEqual([]);
});

it('an answer of grade 3 costs what its query says, in its currency (CAT-16)', () => {
  const wrong = all.flatMap(({ within, grades, at }) => {
    if (!within) return [];
    const [min, max, currency] = within;
    return Object.entries(grades)
      .filter(([slug, grade]) => {
        const deal = running.get(slug);
        return grade === 3 && deal?.currency === currency && (deal.current_price < min || deal.current_price > max);
      })
      .map(([slug]) => `${at}: ${slug}`);
  });
  expect(wrong).toEqual([]);
});
