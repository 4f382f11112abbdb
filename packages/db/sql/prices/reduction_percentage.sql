-- Return by how many per cent a price is below the lowest of the 30 days before it began: rounded down, so that no saving is
-- claimed that is not there, and 100 only of what is free. 0 where nothing is known, or it is not below.
CREATE OR REPLACE FUNCTION reduction_percentage(price_minor int, price_rest smallint, memory jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN greatest(0, coalesce(floor(100 - major_price(price_minor, price_rest)::numeric * 100 / nullif((memory -> 'lowestBefore' ->> 'price')::numeric, 0)), 0))::smallint;
