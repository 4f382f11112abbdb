-- Keep the counts of whom members follow, and by whom they are followed. Rows are locked in the order of their ids, so that two who
-- follow each other at the same moment do not wait for one another.
CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO follow_counts AS c (user_id, followers, followed)
    SELECT id, sum(followers), sum(followed)
    FROM (SELECT followed_id AS id, 1 AS followers, 0 AS followed FROM changed UNION ALL SELECT user_id, 0, 1 FROM changed) one
    GROUP BY id ORDER BY id
    ON CONFLICT (user_id) DO UPDATE
      SET followers = c.followers + excluded.followers, followed = c.followed + excluded.followed;
  ELSE
    -- The counts of an account that is deleted may be gone.
    PERFORM FROM follow_counts
    WHERE user_id IN (SELECT followed_id FROM changed UNION SELECT user_id FROM changed) ORDER BY user_id FOR UPDATE;
    UPDATE follow_counts c SET followers = c.followers - gone.followers, followed = c.followed - gone.followed
    FROM (
      SELECT id, sum(followers) AS followers, sum(followed) AS followed
      FROM (SELECT followed_id AS id, 1 AS followers, 0 AS followed FROM changed UNION ALL SELECT user_id, 0, 1 FROM changed) one
      GROUP BY id
    ) gone WHERE c.user_id = gone.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER member_follows_come AFTER INSERT ON member_follows REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();

CREATE OR REPLACE TRIGGER member_follows_go AFTER DELETE ON member_follows REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
