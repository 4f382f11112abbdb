import { sql } from 'drizzle-orm';
import { catalogLimits } from '../catalog.limits.ts';

export const categories = sql`${sql.placeholder('categories')}::text[]`;

/** Every facet but the price that narrows, as a condition on `d`; each has an index to start from. */
export const narrowings = {
  category: sql`d.category = ${sql.placeholder('category')}`,
  categories: sql`d.category = any(${categories})`,
  minDiscount: sql`d.discount_percentage >= ${sql.placeholder('minDiscount')}::smallint`,
  minRating: sql`d.rating_tenths >= ${sql.placeholder('minRating')}::smallint`,
  endingSoon: sql`coalesce(d.ends_at, 'infinity') < now() + make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`,
} as const;
export type Facet = keyof typeof narrowings;
