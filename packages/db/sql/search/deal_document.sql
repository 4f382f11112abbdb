-- Return the search document of a deal: names, promise, category with tags, description, by falling weight. Variables,
-- because catalog_document is written out where it is given nothing to compute.
CREATE OR REPLACE FUNCTION deal_document(tool_name text, tagline text, tags text[], title text, promise text, category text, description text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text := concat_ws(' ', tool_name, title);
  promises text := concat_ws(' ', promise, tagline);
  kinds text := concat_ws(' ', category, array_to_string(tags, ' '));
BEGIN
  RETURN
    catalog_document(names, 'A') ||
    catalog_document(promises, 'B') ||
    catalog_document(kinds, 'C') ||
    catalog_document(description, 'D');
END $$;
