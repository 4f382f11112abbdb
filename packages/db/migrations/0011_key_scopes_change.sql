-- What a key may do is forgotten like its permissions when it changes.
CREATE OR REPLACE TRIGGER api_keys_change AFTER DELETE OR UPDATE OF permissions, scopes, expires_at, token_hash ON api_keys
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
