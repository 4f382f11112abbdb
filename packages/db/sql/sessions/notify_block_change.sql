-- Tell every server process that two members are hidden from each other from now on, or no more.
CREATE OR REPLACE FUNCTION notify_block_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed blocks := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('session_change', changed.user_id::text), pg_notify('session_change', changed.blocked_id::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blocks_change AFTER INSERT OR DELETE ON blocks
  FOR EACH ROW EXECUTE FUNCTION notify_block_change();
