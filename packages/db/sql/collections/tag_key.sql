-- Return the form in which tags are compared: in lower case by Unicode, in every server locale.
CREATE OR REPLACE FUNCTION tag_key(tag text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(tag COLLATE "und-x-icu");
