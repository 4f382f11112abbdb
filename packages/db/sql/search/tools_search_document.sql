-- Keep the search document of a tool: name, tagline, category with tags, description, by falling weight. Variables,
-- because catalog_document is written out where it is given nothing to compute.
CREATE OR REPLACE FUNCTION tools_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text := NEW.category || ' ' || array_to_string(NEW.tags, ' ');
BEGIN
  NEW.search :=
    catalog_document(NEW.name, 'A') ||
    catalog_document(NEW.tagline, 'B') ||
    catalog_document(kinds, 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER tools_search BEFORE INSERT OR UPDATE OF name, tagline, category, tags, description ON tools
  FOR EACH ROW EXECUTE FUNCTION tools_search_document();
