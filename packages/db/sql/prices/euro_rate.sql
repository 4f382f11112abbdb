-- Return the value of a euro in a currency on a day, by the last rate before it that is younger than a month (decision 045);
-- null where none is known.
CREATE OR REPLACE FUNCTION euro_rate(code char(3), on_day date) RETURNS float8 LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN code = 'EUR' THEN 1 ELSE (
    SELECT per_euro::float8 FROM exchange_rates WHERE currency = code AND day <= on_day AND day > on_day - 30 ORDER BY day DESC LIMIT 1
  ) END
$$;
