-- Return the weighted search document of catalogue text, in words made by catalog_text; null for null, and not strict for
-- the same reason.
CREATE OR REPLACE FUNCTION catalog_document(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('pg_catalog.simple', catalog_text(value)), weight);
