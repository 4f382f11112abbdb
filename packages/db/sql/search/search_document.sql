-- Return the weighted search document of text, in words made by search_text.
CREATE OR REPLACE FUNCTION search_document(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN setweight(to_tsvector('pg_catalog.simple', search_text(value)), weight);
