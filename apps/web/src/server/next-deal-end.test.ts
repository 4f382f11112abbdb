import { expect, it } from 'vitest';
import { nextDealEnd } from './next-deal-end.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

it('finds the next end of a deal however deep it stands, and none that is past or no time (T48)', () => {
  const pages = {
    pages: [{ deals: [{ endsAt: at(5) }, { endsAt: at(-1) }, { endsAt: null }] }],
    home: { featured: { deal: { endsAt: at(2) }, soldAt: at(1) } },
    broken: { endsAt: 'soon' },
  };
  expect(nextDealEnd(pages, NOW)).toBe(NOW + 2 * 3_600_000);
  expect(nextDealEnd([{ endsAt: at(-2) }, null, 'text', 7], NOW)).toBe(Infinity);
});
