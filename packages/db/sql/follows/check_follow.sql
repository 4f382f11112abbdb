-- Insert no follow between members of whom one has blocked the other. The lock of the pair is that of end_follows: of a block
-- and a follow at the same moment the later one sees the other.
CREATE OR REPLACE FUNCTION check_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(
    'follow ' || least(NEW.user_id, NEW.followed_id) || ' ' || greatest(NEW.user_id, NEW.followed_id), 0));
  IF is_blocked_between(NEW.user_id, NEW.followed_id) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER member_follows_check BEFORE INSERT ON member_follows
  FOR EACH ROW EXECUTE FUNCTION check_follow();
