-- What sorts and narrows a list of deals, as terms beside a document's words: one GIN index then finds the deals with a word,
-- of a category, of about a price and of some days, and nothing is read from the table that fits only one of them. Terms are
-- coarse; the exact values are asked of what they find. The indexes are built later (src/list-indexes.ts).

-- Four to an octave, from 2.56 to 2,621.44 and beyond both.
CREATE FUNCTION price_slice(price_minor int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT width_bucket(price_minor, '{256,304,362,431,512,609,724,861,1024,1218,1448,1722,2048,2435,2896,3444,4096,4871,5793,6889,8192,9742,11585,13777,16384,19484,23170,27554,32768,38968,46341,55109,65536,77936,92682,110218,131072,155872,185364,220436,262144}'::int[])
$$;
--> statement-breakpoint

-- The last of all for what never comes.
CREATE FUNCTION day_slice(moment timestamptz) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN isfinite(moment) THEN floor(extract(epoch FROM moment AT TIME ZONE 'UTC') / 86400)::int ELSE 1000000000 END
$$;
--> statement-breakpoint

-- Read here and not when it is called: an index is built without a search path.
CREATE FUNCTION deal_terms(category text, starts_at timestamptz, ends_at timestamptz, price_minor int, discount_percentage smallint, rating_tenths smallint)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    'category:' || category,
    'starts:' || day_slice(starts_at),
    'ends:' || day_slice(ends_at),
    CASE WHEN isfinite(ends_at) THEN 'ends:sometime' ELSE 'ends:never' END,
    'price:' || price_slice(price_minor),
    'discount:' || discount_percentage / 2,
    'rating:' || rating_tenths];
