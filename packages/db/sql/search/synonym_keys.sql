-- Return the keys of all terms of a group of synonyms, for its index.
CREATE OR REPLACE FUNCTION synonym_keys(terms text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(DISTINCT key) FROM unnest(terms) AS term CROSS JOIN unnest(phrase_keys(catalog_text(term))) AS key);
