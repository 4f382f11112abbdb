-- Set has_ended of a deal that is changed: null where the deal or its tool is hidden, which keeps it out of both list
-- indexes. A deal that moves locks its new tool FOR KEY SHARE and hiding locks it FOR UPDATE, so each waits for the other
-- and the later one is right.
CREATE OR REPLACE FUNCTION deals_has_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_tool_hidden boolean;
BEGIN
  IF NEW.tool_id <> OLD.tool_id THEN
    SELECT is_hidden INTO is_tool_hidden FROM tools WHERE id = NEW.tool_id FOR KEY SHARE;
  ELSE
    SELECT is_hidden INTO is_tool_hidden FROM tools WHERE id = NEW.tool_id;
  END IF;
  IF NEW.is_hidden OR is_tool_hidden THEN
    NEW.has_ended := NULL;
  ELSE
    NEW.has_ended := coalesce(NEW.ends_at, 'infinity') <= now();
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_has_ended BEFORE UPDATE OF ends_at, is_hidden, tool_id ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_has_ended();
