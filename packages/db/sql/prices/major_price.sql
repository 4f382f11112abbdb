-- Return a price in major units, of its two columns; exact, being divided once.
CREATE OR REPLACE FUNCTION major_price(price_minor int, price_rest smallint) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (price_minor::float8 * 100 + price_rest) / 10000;
