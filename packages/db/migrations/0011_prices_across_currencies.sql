CREATE OR REPLACE FUNCTION euro_rate(code char(3), on_day date) RETURNS float8 LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN code = 'EUR' THEN 1 ELSE (
    SELECT per_euro::float8 FROM exchange_rates WHERE currency = code AND day <= on_day AND day > on_day - 30 ORDER BY day DESC LIMIT 1
  ) END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION converted_price(price float8, code char(3), wanted char(3), on_day date) RETURNS float8 LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN code = wanted OR price = 0 THEN price ELSE price * euro_rate(wanted, on_day) / euro_rate(code, on_day) END
$$;
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
    ), before AS (
      SELECT runs.*, converted_price(major_price(price_minor, price_rest), currency, today_currency,
        (least(ended_at, clock_timestamp()) AT TIME ZONE 'UTC')::date) AS compared
      FROM runs, offer WHERE runs.began_at < offer.began_at
    ), others AS (
      SELECT *, jsonb_build_object('price', major_price(price_minor, price_rest), 'currency', currency,
        'until', to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'compared', round(compared::numeric, 4)) AS other
      FROM before WHERE currency <> today_currency
    )
    SELECT jsonb_build_object(
      'since', to_char(offer.began_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'lowestBefore', (
        SELECT CASE WHEN currency = today_currency THEN jsonb_build_object('price', compared, 'isTold', is_told) END
        FROM before WHERE ended_at > offer.began_at - interval '30 days'
        ORDER BY compared NULLS FIRST, currency = today_currency, is_told LIMIT 1),
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
      || CASE WHEN EXISTS (SELECT FROM others) THEN jsonb_build_object('otherCurrencies', jsonb_build_object(
        'lowestBefore', (
          SELECT other FROM others WHERE ended_at > offer.began_at - interval '30 days' ORDER BY compared NULLS FIRST, ended_at DESC LIMIT 1),
        'lowestOfYear', (
          SELECT other FROM others WHERE ended_at > offer.began_at - interval '1 year' ORDER BY compared NULLS FIRST, ended_at DESC LIMIT 1)))
        ELSE '{}' END
    FROM offer
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_lowest_ever(deal uuid, today_currency char(3), today_minor int, today_rest smallint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(bool_or(currency = today_currency AND (price_minor, price_rest) > (today_minor, today_rest))
      AND NOT bool_or(CASE WHEN currency = today_currency THEN (price_minor, price_rest) < (today_minor, today_rest)
        ELSE coalesce(converted_price(major_price(price_minor, price_rest), currency, today_currency, (ended_at AT TIME ZONE 'UTC')::date)
          < major_price(today_minor, today_rest), true) END), false)
    FROM (
      SELECT *, least(lead(at) OVER (ORDER BY at), ends_at, clock_timestamp()) AS ended_at FROM deal_prices WHERE deal_id = deal
    ) logged
    WHERE greatest(at, starts_at) < ended_at
  );
END $$;
--> statement-breakpoint
-- What was kept of deals that were sold in several currencies, of which only one was looked at.
UPDATE "deals" SET "price_memory" = '{}' WHERE "id" IN (
  SELECT "deal_id" FROM "deal_prices" GROUP BY "deal_id" HAVING min("currency") <> max("currency"));
