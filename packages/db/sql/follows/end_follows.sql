-- End the follows between two members, in both directions, when one blocks the other.
CREATE OR REPLACE FUNCTION end_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(
    'follow ' || least(NEW.user_id, NEW.blocked_id) || ' ' || greatest(NEW.user_id, NEW.blocked_id), 0));
  DELETE FROM member_follows f
  WHERE (f.user_id = NEW.user_id AND f.followed_id = NEW.blocked_id) OR (f.user_id = NEW.blocked_id AND f.followed_id = NEW.user_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blocks_follows AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION end_follows();
