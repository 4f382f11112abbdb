CREATE OR REPLACE FUNCTION deal_terms(category text, currency char(3), starts_at timestamptz, ends_at timestamptz, price_minor int, discount_percentage smallint, rating_tenths smallint)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    'category:' || category,
    'starts:' || day_slice(starts_at)::text,
    'ends:' || day_slice(ends_at)::text,
    CASE WHEN isfinite(ends_at) THEN 'ends:sometime' ELSE 'ends:never' END,
    'price:' || currency || ':' || price_slice(price_minor)::text,
    'discount:' || (discount_percentage / 2)::text,
    'rating:' || rating_tenths::text];
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = length(value)
  THEN trim(regexp_replace(lower(value COLLATE "C"), '[^a-z0-9 ][^a-z0-9]*| [^a-z0-9]+', ' ', 'g')) COLLATE "und-x-icu"
  ELSE trim(regexp_replace(
    regexp_replace(
      lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE "und-x-icu"),
      '([\u2e80-\u2fdf\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'),
    '[^[:alnum:] ][^[:alnum:]]*| [^[:alnum:]]+', ' ', 'g')) END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalog_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length(value) <> length(value) THEN search_text(translate(named_symbols(value),
    U&'\0623\0625\0622\0671\0624\0626\0649\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0640\064b\064c\064d\064e\064f\0650\0651\0652\0670',
    U&'\0627\0627\0627\0627\0648\064a\064a\06470123456789'))
  WHEN value LIKE '%++%' OR value LIKE '%#%' OR value LIKE '%.net%' OR value LIKE '%.NET%' OR value LIKE '%.Net%'
    THEN search_text(named_symbols(value))
  ELSE trim(regexp_replace(lower(value COLLATE "C"), '[^a-z0-9 ][^a-z0-9]*| [^a-z0-9]+', ' ', 'g')) COLLATE "und-x-icu" END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalog_document(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('pg_catalog.simple', catalog_text(value)), weight);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(replace(catalog_text(name), ' ', ''), 200);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stem_key(language text, dictionary regdictionary, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length((ts_lexize(dictionary, word))[1]) >= 5 THEN language || (ts_lexize(dictionary, word))[1] END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tools_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text := NEW.category || ' ' || array_to_string(NEW.tags, ' ');
BEGIN
  NEW.search :=
    catalog_document(NEW.name, 'A') ||
    catalog_document(NEW.tagline, 'B') ||
    catalog_document(kinds, 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deals_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tool record;
  names text;
  promises text;
  kinds text;
BEGIN
  SELECT name, tagline, tags INTO tool FROM tools WHERE id = NEW.tool_id;
  names := concat_ws(' ', tool.name, NEW.title);
  promises := concat_ws(' ', NEW.promise, tool.tagline);
  kinds := concat_ws(' ', NEW.category, array_to_string(tool.tags, ' '));
  NEW.search :=
    catalog_document(names, 'A') ||
    catalog_document(promises, 'B') ||
    catalog_document(kinds, 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;
