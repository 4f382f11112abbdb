-- Keep the search document of a deal: names, promise, category with tags, description, by falling weight.
CREATE OR REPLACE FUNCTION deals_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tool record;
BEGIN
  SELECT name, tagline, tags INTO tool FROM tools WHERE id = NEW.tool_id;
  NEW.search :=
    catalog_document(concat_ws(' ', tool.name, NEW.title), 'A') ||
    catalog_document(concat_ws(' ', NEW.promise, tool.tagline), 'B') ||
    catalog_document(concat_ws(' ', NEW.category, array_to_string(tool.tags, ' ')), 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_search BEFORE INSERT OR UPDATE OF tool_id, title, promise, category, description ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_search_document();
