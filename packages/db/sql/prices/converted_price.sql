-- Return a price in another currency by the rates of a day; null where there are none. Nothing is nothing in all of them.
CREATE OR REPLACE FUNCTION converted_price(price float8, code char(3), wanted char(3), on_day date) RETURNS float8 LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN code = wanted OR price = 0 THEN price ELSE price * euro_rate(wanted, on_day) / euro_rate(code, on_day) END
$$;
