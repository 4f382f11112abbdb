-- Return the keys by which the words of phrases are found, in any order and form: the stems of each word, and of Chinese
-- each two signs in a row, since one alone says little.
CREATE OR REPLACE FUNCTION intent_keys(phrases text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT key) FROM (
    SELECT word, lead(word) OVER (PARTITION BY phrase ORDER BY position) AS next
    FROM unnest(phrases) AS phrase CROSS JOIN string_to_array(catalog_text(phrase), ' ') AS split
      CROSS JOIN unnest(split) WITH ORDINALITY AS words(word, position)
    WHERE word <> '') words
  CROSS JOIN LATERAL unnest(CASE
    WHEN word COLLATE "C" < chr(11904) THEN search_stems(word)
    WHEN next COLLATE "C" >= chr(11904) THEN ARRAY['=' || word || next] END) AS key);
