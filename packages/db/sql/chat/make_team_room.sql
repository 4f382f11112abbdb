-- Give a new team its first room.
CREATE OR REPLACE FUNCTION make_team_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rooms (id, kind, organization_id) VALUES (gen_random_uuid(), 'team', NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER organizations_room AFTER INSERT ON organizations
  FOR EACH ROW EXECUTE FUNCTION make_team_room();
