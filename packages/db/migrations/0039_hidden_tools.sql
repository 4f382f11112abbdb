-- A tool is hidden or shown by one who holds it against new deals (FOR UPDATE), and a deal comes to a tool by one who holds it against
-- that (FOR KEY SHARE, as its foreign key does anyway): each waits for the other, and the later one knows what the earlier did. Deals
-- that the tool had are met by their own rows' locks.
CREATE OR REPLACE FUNCTION deals_has_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_tool_hidden boolean;
BEGIN
  IF TG_OP = 'INSERT' OR NEW.tool_id <> OLD.tool_id THEN
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
--> statement-breakpoint
CREATE FUNCTION tools_hidden_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tools WHERE id = NEW.id FOR UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tools_hidden_hold BEFORE UPDATE OF is_hidden ON tools
  FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION tools_hidden_hold();
