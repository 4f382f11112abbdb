-- Return the names in lower case, so that a search finds them in any case. Indexes are built on it.
CREATE OR REPLACE FUNCTION lower_all(names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT lower(name) FROM unnest(names) AS name);
