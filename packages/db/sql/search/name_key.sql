-- Return a name without the spaces and signs that people leave out: 'Invoice Ninja' becomes 'invoiceninja'. Null for null,
-- and not strict for the same reason as catalog_text.
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(replace(catalog_text(name), ' ', ''), 200);
