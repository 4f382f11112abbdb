-- Rebuild the search documents of deals whose tool changed its name, tagline or tags, once per statement.
CREATE OR REPLACE FUNCTION tools_search_to_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals SET tool_id = tool_id WHERE tool_id IN (
    SELECT after.id FROM tools_after after JOIN tools_before before USING (id)
    WHERE (after.name, after.tagline, after.tags) IS DISTINCT FROM (before.name, before.tagline, before.tags));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tools_search_deals AFTER UPDATE ON tools
  REFERENCING OLD TABLE AS tools_before NEW TABLE AS tools_after
  FOR EACH STATEMENT EXECUTE FUNCTION tools_search_to_deals();
