-- Return catalogue text as search words: as search_text, with named symbols, and with Arabic without marks and with one
-- kind of alef. Not strict, although null gives null: so Postgres writes the expression itself into triggers and indexes,
-- where plain ASCII needs no call of another function.
CREATE OR REPLACE FUNCTION catalog_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length(value) <> length(value) THEN search_text(translate(named_symbols(value),
    U&'\0623\0625\0622\0671\0624\0626\0649\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0640\064b\064c\064d\064e\064f\0650\0651\0652\0670',
    U&'\0627\0627\0627\0627\0648\064a\064a\06470123456789'))
  WHEN value LIKE '%++%' OR value LIKE '%#%' OR value LIKE '%.net%' OR value LIKE '%.NET%' OR value LIKE '%.Net%'
    THEN search_text(named_symbols(value))
  ELSE trim(regexp_replace(lower(value COLLATE "C"), '[^a-z0-9 ][^a-z0-9]*| [^a-z0-9]+', ' ', 'g')) COLLATE "und-x-icu" END;
