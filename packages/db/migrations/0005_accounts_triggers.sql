-- A key that is changed or taken away is forgotten like a session, at once and by every process. Its last use is no change.
CREATE TRIGGER api_keys_change AFTER DELETE OR UPDATE OF permissions, expires_at, token_hash ON api_keys
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint

-- The log of actions is only ever added to.
CREATE FUNCTION action_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the action log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER action_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON action_log
  FOR EACH STATEMENT EXECUTE FUNCTION action_log_append_only();
