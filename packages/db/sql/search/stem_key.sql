-- Return the stem of a word in one language, with the language before it; null for short stems, which would join
-- unrelated words.
CREATE OR REPLACE FUNCTION stem_key(language text, dictionary regdictionary, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN length(stem) >= 5 THEN language || stem END FROM (SELECT (ts_lexize(dictionary, word))[1] AS stem) s);
