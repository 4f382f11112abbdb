-- Return what a deal cost from when until when, in order, while it ran. Neighbouring periods of the same price are
-- joined, also where only the end was moved in time.
CREATE OR REPLACE FUNCTION asked_prices(deal uuid) RETURNS TABLE (
  began_at timestamptz, ended_at timestamptz, price_minor int, price_rest smallint, base_price_minor int, base_price_rest smallint,
  currency char(3), is_told boolean
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT min(began_at), nullif(max(coalesce(ended_at, 'infinity')), 'infinity'), price_minor, price_rest, base_price_minor, base_price_rest,
    currency, bool_or(is_told)
  FROM (
    SELECT *, count(*) FILTER (WHERE is_other) OVER (ORDER BY began_at) AS part
    FROM (
      SELECT *, (began_at, price_minor, price_rest, base_price_minor, base_price_rest, currency) IS DISTINCT FROM
        (lag(ended_at) OVER w, lag(price_minor) OVER w, lag(price_rest) OVER w, lag(base_price_minor) OVER w, lag(base_price_rest) OVER w,
          lag(currency) OVER w) AS is_other
      FROM (
        SELECT *, greatest(at, starts_at) AS began_at, least(lead(at) OVER (ORDER BY at), ends_at) AS ended_at
        FROM deal_prices WHERE deal_id = deal
      ) logged
      WHERE began_at < coalesce(ended_at, 'infinity')
      WINDOW w AS (ORDER BY began_at)
    ) asked
  ) parted
  GROUP BY part, price_minor, price_rest, base_price_minor, base_price_rest, currency
$$;
