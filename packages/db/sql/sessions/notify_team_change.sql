-- Tell every server process that the sessions of a team's members are out of date, because the team was deleted or
-- restored.
CREATE OR REPLACE FUNCTION notify_team_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_change', user_id::text) FROM organization_members WHERE organization_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER organizations_change AFTER UPDATE OF deleted_at ON organizations
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION notify_team_change();
