-- Tell every server process that a member's sessions are out of date, because something that they were made from has
-- changed. The payload is the user's id, or '*' for everybody.
CREATE OR REPLACE FUNCTION notify_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'role_permissions' THEN
    PERFORM pg_notify('session_change', '*');
  ELSIF TG_TABLE_NAME = 'users' THEN
    PERFORM pg_notify('session_change', OLD.id::text);
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM pg_notify('session_change', NEW.user_id::text);
  ELSE
    PERFORM pg_notify('session_change', OLD.user_id::text);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_change AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER users_change AFTER UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER user_roles_change AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER role_permissions_change AFTER INSERT OR UPDATE OR DELETE ON role_permissions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER api_keys_change AFTER DELETE OR UPDATE OF permissions, scopes, expires_at, token_hash ON api_keys
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER organization_members_change AFTER INSERT OR UPDATE OR DELETE ON organization_members
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER room_members_change AFTER INSERT OR UPDATE OR DELETE ON room_members
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER reads_change AFTER INSERT ON reads
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();

CREATE OR REPLACE TRIGGER reads_follow AFTER UPDATE OF is_followed ON reads
  FOR EACH ROW WHEN (OLD.is_followed IS DISTINCT FROM NEW.is_followed) EXECUTE FUNCTION notify_session_change();
