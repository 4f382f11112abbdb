-- Return the terms by which the facet index finds a deal: category, days, saving, rating and price range, and in the
-- longer form the currency. Terms are coarse: the query checks exact values on what they find.
CREATE OR REPLACE FUNCTION deal_terms(category text, starts_at timestamptz, ends_at timestamptz, price_minor int, discount_percentage smallint, rating_tenths smallint)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    'category:' || category,
    'starts:' || day_slice(starts_at),
    'ends:' || day_slice(ends_at),
    CASE WHEN isfinite(ends_at) THEN 'ends:sometime' ELSE 'ends:never' END,
    'price:' || price_slice(price_minor),
    'discount:' || discount_percentage / 2,
    'rating:' || rating_tenths];

CREATE OR REPLACE FUNCTION deal_terms(category text, currency char(3), starts_at timestamptz, ends_at timestamptz, price_minor int, discount_percentage smallint, rating_tenths smallint)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    'category:' || category,
    'starts:' || day_slice(starts_at)::text,
    'ends:' || day_slice(ends_at)::text,
    CASE WHEN isfinite(ends_at) THEN 'ends:sometime' ELSE 'ends:never' END,
    'price:' || currency || ':' || price_slice(price_minor)::text,
    'discount:' || (discount_percentage / 2)::text,
    'rating:' || rating_tenths::text];
