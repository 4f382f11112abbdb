-- Return the keys that find a phrase: the phrase itself, and the stems of its words in each language.
CREATE OR REPLACE FUNCTION phrase_keys(phrase text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN phrase COLLATE "C" ~ '[a-z\u0621-\u064a]' THEN (
    SELECT ARRAY['=' || phrase] || array_agg(key) FROM (
      SELECT language || string_agg(coalesce((ts_lexize(dictionary, word))[1], word), ' ' ORDER BY position) AS key
      FROM (VALUES ('en:', 'pg_catalog.english_stem'::regdictionary), ('de:', 'pg_catalog.german_stem'), ('es:', 'pg_catalog.spanish_stem'),
          ('pt:', 'pg_catalog.portuguese_stem'), ('ar:', 'pg_catalog.arabic_stem')) AS languages(language, dictionary)
        CROSS JOIN regexp_split_to_table(phrase, ' ') WITH ORDINALITY AS words(word, position)
      WHERE (language = 'ar:') = (phrase COLLATE "C" ~ '[\u0621-\u064a]')
      GROUP BY language) keys
    WHERE length(key) >= CASE WHEN key ~ '^(en|ar):' THEN 6 ELSE 8 END)
  ELSE ARRAY['=' || phrase] END;
