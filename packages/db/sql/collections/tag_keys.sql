-- Return the compared forms of several tags.
CREATE OR REPLACE FUNCTION tag_keys(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT tag_key(tag) FROM unnest(tags) AS tag);
