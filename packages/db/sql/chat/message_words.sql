-- Return the search words of a message, the same in every server locale: without Arabic vowel marks, and with each
-- Chinese and Japanese character as a word. PL/pgSQL, since SQL would be inlined where the planner has no statistics.
-- Its other half is in packages/api/src/chat/search/words.ts.
CREATE OR REPLACE FUNCTION message_words(text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
BEGIN
  RETURN to_tsvector('simple', regexp_replace(
    regexp_replace(translate($1, U&'\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0670', ''), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe30-\ufe4f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+', ' ', 'g'),
    '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'));
END $$;
