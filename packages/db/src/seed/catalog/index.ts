import type { deals as dealsTable } from '../../schema/catalog.ts';
import alternatives from './alternatives.json' with { type: 'json' };
import deals from './deals.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };

/** Day on which the dates of the files would be right. The seed moves them, so that its deals are as old at every start. */
export const DATES_AS_OF = new Date('2026-01-01T00:00:00Z');

type Deal = Omit<(typeof deals)[number], 'updates' | 'plans'> & {
  updates: (typeof dealsTable.$inferInsert)['updates'];
  plans: { name: string; price: number; features: string[]; limits?: Record<string, string> }[];
};

/**
 * Invented tools and deals, which are a new installation's catalogue, so that there is something to see. They are files as the
 * product imports them (docs/import.md), with the slugs as ids.
 */
export const seedTools = tools;
export const seedDeals = deals as Deal[];

/** Slugs of the tools that do the same job as one, by its slug: no file of an import says that (docs/decisions/093). */
export const seedAlternatives: Record<string, string[]> = alternatives;
