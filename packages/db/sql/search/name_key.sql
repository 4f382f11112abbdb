-- Return a name without the spaces and signs that people leave out: 'Invoice Ninja' becomes 'invoiceninja'.
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(replace(catalog_text(name), ' ', ''), 200);
