-- Refuse to delete entries of the action log, one by one or all at once.
CREATE OR REPLACE FUNCTION action_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the action log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER action_log_append_only BEFORE DELETE OR TRUNCATE ON action_log
  FOR EACH STATEMENT EXECUTE FUNCTION action_log_append_only();
