-- Lock a tool that is being hidden or shown, so that a deal that comes to it waits and sees the new state.
CREATE OR REPLACE FUNCTION tools_hidden_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tools WHERE id = NEW.id FOR UPDATE;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER tools_hidden_hold BEFORE UPDATE OF is_hidden ON tools
  FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION tools_hidden_hold();
