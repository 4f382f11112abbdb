ALTER TABLE "deals" ALTER COLUMN "discount_percentage" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "discount_percentage" SET DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "price_memory" jsonb;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION major_price(price_minor int, price_rest smallint) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (price_minor::float8 * 100 + price_rest) / 10000;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION price_memory(deal uuid, today_currency char(3), today_minor int, today_rest smallint, today_starts timestamptz, today_ends timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    WITH logged AS (
      SELECT at, starts_at, ends_at, currency, price_minor, price_rest, is_told FROM deal_prices WHERE deal_id = deal
      UNION ALL
      SELECT greatest(clock_timestamp(), (SELECT max(at) + interval '1 microsecond' FROM deal_prices WHERE deal_id = deal)),
        today_starts, today_ends, today_currency, today_minor, today_rest, false
    ), asked AS (
      SELECT *, greatest(at, starts_at) AS began_at, least(lead(at) OVER (ORDER BY at), ends_at) AS ended_at FROM logged
    ), runs AS (
      SELECT currency, price_minor, price_rest, bool_and(is_told) AS is_told, min(began_at) AS began_at, max(coalesce(ended_at, 'infinity')) AS ended_at
      FROM (
        SELECT *, count(*) FILTER (WHERE is_other) OVER (ORDER BY began_at) AS run
        FROM (
          SELECT *, (began_at, currency, price_minor, price_rest) IS DISTINCT FROM
            (lag(ended_at) OVER w, lag(currency) OVER w, lag(price_minor) OVER w, lag(price_rest) OVER w) AS is_other
          FROM asked WHERE began_at < coalesce(ended_at, 'infinity') WINDOW w AS (ORDER BY began_at)
        ) periods
      ) numbered
      GROUP BY run, currency, price_minor, price_rest
    ), offer AS (
      SELECT began_at FROM (SELECT * FROM runs ORDER BY began_at DESC LIMIT 1) last
      WHERE (currency, price_minor, price_rest) = (today_currency, today_minor, today_rest)
    ), before AS (SELECT runs.* FROM runs, offer WHERE runs.began_at < offer.began_at)
    SELECT jsonb_build_object(
      'since', to_char(offer.began_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'lowestBefore', (
        SELECT jsonb_build_object('price', major_price(price_minor, price_rest), 'isTold', is_told)
        FROM before WHERE currency = today_currency AND ended_at > offer.began_at - interval '30 days'
        ORDER BY price_minor, price_rest, is_told LIMIT 1),
      'previous', (
        SELECT jsonb_build_object('price', major_price(price_minor, price_rest), 'currency', currency)
        FROM before WHERE (currency, price_minor, price_rest) <> (today_currency, today_minor, today_rest)
        ORDER BY began_at DESC LIMIT 1),
      'lowestOfYear', (
        SELECT jsonb_build_object('price', major_price(price_minor, price_rest),
          'until', to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        FROM before WHERE currency = today_currency AND ended_at > offer.began_at - interval '1 year'
        ORDER BY price_minor, price_rest, ended_at DESC LIMIT 1),
      'steps', (
        SELECT jsonb_agg(jsonb_build_array(to_char(began_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
            CASE WHEN r.began_at < offer.began_at THEN to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') END,
            major_price(price_minor, price_rest)) ORDER BY began_at)
        FROM (
          SELECT * FROM runs WHERE currency = today_currency AND ended_at > offer.began_at - interval '1 year'
          ORDER BY runs.began_at DESC LIMIT 6) r))
    FROM offer
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION reduction_percentage(price_minor int, price_rest smallint, memory jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN greatest(0, coalesce(floor(100 - major_price(price_minor, price_rest)::numeric * 100 / nullif((memory -> 'lowestBefore' ->> 'price')::numeric, 0)), 0))::smallint;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deal_prices_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM came WHERE is_told) THEN
    UPDATE deals d SET price_memory = NULL WHERE d.id IN (SELECT deal_id FROM came WHERE is_told)
      AND (d.is_lowest_ever, d.price_memory) IS DISTINCT FROM (is_lowest_ever(d.id, d.currency, d.price_minor, d.price_rest),
        coalesce(price_memory(d.id, d.currency, d.price_minor, d.price_rest, d.starts_at, d.ends_at), '{}'));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deals_price_memory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_memory := coalesce(price_memory(NEW.id, NEW.currency, NEW.price_minor, NEW.price_rest, NEW.starts_at, NEW.ends_at), '{}');
  NEW.discount_percentage := reduction_percentage(NEW.price_minor, NEW.price_rest, NEW.price_memory);
  NEW.is_lowest_ever := is_lowest_ever(NEW.id, NEW.currency, NEW.price_minor, NEW.price_rest);
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER deals_lowest_ever ON deals;
--> statement-breakpoint
DROP FUNCTION deals_lowest_ever();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_price_memory_begins BEFORE INSERT ON deals FOR EACH ROW
  EXECUTE FUNCTION deals_price_memory();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_price_memory BEFORE UPDATE ON deals FOR EACH ROW
  WHEN ((NEW.price_minor, NEW.price_rest, NEW.currency, NEW.starts_at, NEW.ends_at, NEW.price_memory, NEW.discount_percentage, NEW.is_lowest_ever)
    IS DISTINCT FROM (OLD.price_minor, OLD.price_rest, OLD.currency, OLD.starts_at, OLD.ends_at, OLD.price_memory, OLD.discount_percentage, OLD.is_lowest_ever))
  EXECUTE FUNCTION deals_price_memory();
