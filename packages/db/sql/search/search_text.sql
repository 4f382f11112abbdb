-- Return text as search words between single spaces: without accents, in lower case, split at everything that is no
-- letter or digit, and at every Han or kana character. Documents and queries both pass through here, so they agree in
-- every server locale. The patterns match no single space, because each match costs more than a hundred characters.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = length(value)
  THEN trim(regexp_replace(lower(value COLLATE "C"), '[^a-z0-9 ][^a-z0-9]*| [^a-z0-9]+', ' ', 'g')) COLLATE "und-x-icu"
  ELSE trim(regexp_replace(
    regexp_replace(
      lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE "und-x-icu"),
      '([\u2e80-\u2fdf\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'),
    '[^[:alnum:] ][^[:alnum:]]*| [^[:alnum:]]+', ' ', 'g')) END;
