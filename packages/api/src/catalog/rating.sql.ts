import { type SQL, sql } from 'drizzle-orm';
import type { Rating } from './catalog.contract.ts';

/**
 * The rating of a tool, which its deals have too, for fragments that know the tool as `t`: of its reviews, or as long as there
 * are none the imported one (docs/decisions/047-ratings-of-reviews.md).
 */
export const ratingJson: SQL<Rating | null> = sql`case
  when t.review_count > 0 then json_build_object('score', (round(t.review_stars * 10.0 / t.review_count) / 10)::float8, 'count', t.review_count, 'isImported', false, 'source', null)
  when t.rating_count > 0 then json_build_object('score', t.rating_tenths / 10.0::float8, 'count', t.rating_count, 'isImported', true, 'source', t.rating_source) end`;
