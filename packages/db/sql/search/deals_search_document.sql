-- Keep the search document of a deal: names, promise, category with tags, description, by falling weight. Variables,
-- because catalog_document is written out where it is given nothing to compute.
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

CREATE OR REPLACE TRIGGER deals_search BEFORE INSERT OR UPDATE OF tool_id, title, promise, category, description ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_search_document();
