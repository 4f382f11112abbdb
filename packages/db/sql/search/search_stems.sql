-- Return the stem keys of a word: only the English one where English has a form of it, else those of German, Spanish and
-- Portuguese as well; the Arabic one of an Arabic word; of any other word the word itself. Neither strict nor with a
-- subquery, so that Postgres computes the column of search_words without a call for each word.
CREATE OR REPLACE FUNCTION search_stems(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN word IS NULL THEN NULL
  WHEN word COLLATE "C" BETWEEN 'a' AND '{' THEN CASE
    WHEN (ts_lexize('pg_catalog.english_stem', word))[1] <> word THEN ARRAY['en:' || (ts_lexize('pg_catalog.english_stem', word))[1]]
    ELSE array_remove(ARRAY[
      'en:' || word,
      stem_key('de:', 'pg_catalog.german_stem', word),
      stem_key('es:', 'pg_catalog.spanish_stem', word),
      stem_key('pt:', 'pg_catalog.portuguese_stem', word)], NULL) END
  WHEN word COLLATE "C" BETWEEN U&'\0621' AND U&'\064b' THEN ARRAY['ar:' || coalesce((ts_lexize('pg_catalog.arabic_stem', word))[1], word)]
  ELSE ARRAY['=' || word] END;
