-- Return whether the deal has cost more in this currency before, and never less: in another currency neither, by the rates of the
-- last day on which that was asked. Without rates nobody knows, so it is not said. Per row, in PL/pgSQL, which keeps its plan.
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
