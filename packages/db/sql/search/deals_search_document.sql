-- Keep the search document of a deal that is changed.
CREATE OR REPLACE FUNCTION deals_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tool record;
BEGIN
  SELECT name, tagline, tags INTO tool FROM tools WHERE id = NEW.tool_id;
  NEW.search := deal_document(tool.name, tool.tagline, tool.tags, NEW.title, NEW.promise, NEW.category, NEW.description);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_search BEFORE UPDATE OF tool_id, title, promise, category, description ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_search_document();
