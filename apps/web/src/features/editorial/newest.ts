import type { Queries } from '#lib/api/trpc.ts';

/** Rows of each list of /community. */
export const NEWEST = 6;

/** Input of `catalog.searchTools`: without a query it answers the newest first. */
export const NEWEST_TOOLS = { limit: NEWEST };

/** Loads the data of /community. */
export const loadNewest = (queries: Queries) =>
  Promise.all([queries.catalog.home.ensureData(), queries.catalog.searchTools.ensureData(NEWEST_TOOLS)]);
