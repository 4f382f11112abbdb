CREATE TABLE "exchange_rates" (
	"currency" char(3) NOT NULL,
	"day" date NOT NULL,
	"per_euro" numeric NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE INDEX "exchange_rates_day_idx" ON "exchange_rates" USING btree ("day");--> statement-breakpoint

-- From which price on a slice is (migration 0013); beyond the last nothing is.
CREATE FUNCTION price_from(slice int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN slice <= 0 THEN 0 WHEN slice > 41 THEN 'infinity'::float8
    ELSE ('{256,304,362,431,512,609,724,861,1024,1218,1448,1722,2048,2435,2896,3444,4096,4871,5793,6889,8192,9742,11585,13777,16384,19484,23170,27554,32768,38968,46341,55109,65536,77936,92682,110218,131072,155872,185364,220436,262144}'::int[])[slice] END::float8
$$;
--> statement-breakpoint

-- As in migration 0013, with prices by their currency.
CREATE FUNCTION deal_terms(category text, currency char(3), starts_at timestamptz, ends_at timestamptz, price_minor int, discount_percentage smallint, rating_tenths smallint)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    'category:' || category,
    'starts:' || day_slice(starts_at),
    'ends:' || day_slice(ends_at),
    CASE WHEN isfinite(ends_at) THEN 'ends:sometime' ELSE 'ends:never' END,
    'price:' || currency || ':' || price_slice(price_minor),
    'discount:' || discount_percentage / 2,
    'rating:' || rating_tenths];
