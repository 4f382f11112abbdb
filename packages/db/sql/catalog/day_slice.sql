-- Return the day of a moment in UTC, as days since 1970; a number above all days where the moment is infinite.
CREATE OR REPLACE FUNCTION day_slice(moment timestamptz) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN isfinite(moment) THEN floor(extract(epoch FROM moment AT TIME ZONE 'UTC') / 86400)::int ELSE 1000000000 END
$$;
