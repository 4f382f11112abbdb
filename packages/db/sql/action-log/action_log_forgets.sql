-- Refuse to change an entry of the action log, except to take away what names a person whose account is gone: address,
-- browser, a key's name, and the reason that staff gave.
CREATE OR REPLACE FUNCTION action_log_forgets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.actor_id, NEW.via, NEW.action, NEW.target_type, NEW.target_id)
      IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.via, OLD.action, OLD.target_type, OLD.target_id)
    OR (NEW.target_label IS NOT NULL AND NEW.target_label IS DISTINCT FROM OLD.target_label)
    OR (NEW.address IS NOT NULL AND NEW.address IS DISTINCT FROM OLD.address)
    OR (NEW.user_agent IS NOT NULL AND NEW.user_agent IS DISTINCT FROM OLD.user_agent)
    OR (NEW.before IS DISTINCT FROM OLD.before AND NEW.before IS DISTINCT FROM OLD.before - 'reason')
    OR (NEW.after IS DISTINCT FROM OLD.after AND NEW.after IS DISTINCT FROM OLD.after - 'reason')
    OR NOT (
      (OLD.actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id AND deleted_at IS NULL))
      OR (OLD.target_type IS NOT DISTINCT FROM 'user' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.target_id::uuid AND deleted_at IS NULL)))
  THEN
    RAISE EXCEPTION 'the action log is append-only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER action_log_forgets BEFORE UPDATE ON action_log
  FOR EACH ROW EXECUTE FUNCTION action_log_forgets();
