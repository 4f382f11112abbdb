-- Return the search words of a message, the same in every server locale: in small letters, without accents and Arabic
-- vowel marks, with each Chinese and Japanese character as a word, and the word has-link for an address. PL/pgSQL, since
-- SQL would be inlined where the planner has no statistics.
-- Its other half is in packages/api/src/chat/search/folded.ts.
CREATE OR REPLACE FUNCTION message_words(text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  folded text := $1;
  words tsvector;
BEGIN
  IF octet_length($1) = length($1) THEN
    folded := lower($1 COLLATE "C");
  ELSE
    folded := normalize(translate(regexp_replace(normalize(lower($1 COLLATE "und-x-icu"), NFKD), '[\u0300-\u036f]+', '', 'g'),
      U&'\03c2\0649\0629\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0670', U&'\03c3\064a\0647'), NFC);
  END IF;
  words := to_tsvector('simple', regexp_replace(
    regexp_replace(folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe30-\ufe4f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+', ' ', 'g'),
    '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'));
  RETURN CASE WHEN $1 ~* 'https?://[[:alnum:][]' THEN words || '''has-link''' ELSE words END;
END $$;
