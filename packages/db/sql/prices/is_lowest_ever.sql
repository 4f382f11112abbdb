-- Return whether the deal has cost more in this currency before, and never less. Called per row, in PL/pgSQL, which
-- keeps its plan.
CREATE OR REPLACE FUNCTION is_lowest_ever(deal uuid, today_currency char(3), today_minor int, today_rest smallint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(bool_or((price_minor, price_rest) > (today_minor, today_rest)) AND NOT bool_or((price_minor, price_rest) < (today_minor, today_rest)), false)
    FROM (
      SELECT *, least(lead(at) OVER (ORDER BY at), ends_at, clock_timestamp()) AS ended_at FROM deal_prices WHERE deal_id = deal
    ) logged
    WHERE currency = today_currency AND greatest(at, starts_at) < ended_at
  );
END $$;
