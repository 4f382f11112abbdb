-- Recompute has_ended of all deals of a tool that was hidden or shown.
CREATE OR REPLACE FUNCTION tools_hidden_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals SET is_hidden = is_hidden WHERE tool_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tools_hidden_deals AFTER UPDATE OF is_hidden ON tools
  FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION tools_hidden_deals();
