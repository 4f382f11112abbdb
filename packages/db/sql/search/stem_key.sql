-- Return the stem of a word in one language, with the language before it; null for short stems, which would join
-- unrelated words. Looking twice costs less than a subquery, without which Postgres needs no call.
CREATE OR REPLACE FUNCTION stem_key(language text, dictionary regdictionary, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length((ts_lexize(dictionary, word))[1]) >= 5 THEN language || (ts_lexize(dictionary, word))[1] END;
