-- Return the part of a search document that comes from names and titles, for an index of names alone.
CREATE OR REPLACE FUNCTION names_document(search tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ts_filter(search, '{a}');
