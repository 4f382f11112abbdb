CREATE TABLE "follow_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"followed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_follows" (
	"user_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_follows_user_id_followed_id_pk" PRIMARY KEY("user_id","followed_id"),
	CONSTRAINT "member_follows_other_check" CHECK ("member_follows"."user_id" <> "member_follows"."followed_id")
);
--> statement-breakpoint
ALTER TABLE "follow_counts" ADD CONSTRAINT "follow_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_follows" ADD CONSTRAINT "member_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_follows" ADD CONSTRAINT "member_follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_follows_followed_idx" ON "member_follows" USING btree ("followed_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "member_follows_user_idx" ON "member_follows" USING btree ("user_id","created_at","followed_id");
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER member_follows_check BEFORE INSERT ON member_follows
  FOR EACH ROW EXECUTE FUNCTION check_follow();
--> statement-breakpoint
-- End the follows between two members, in both directions, when one blocks the other.
CREATE OR REPLACE FUNCTION end_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(
    'follow ' || least(NEW.user_id, NEW.blocked_id) || ' ' || greatest(NEW.user_id, NEW.blocked_id), 0));
  DELETE FROM member_follows f
  WHERE (f.user_id = NEW.user_id AND f.followed_id = NEW.blocked_id) OR (f.user_id = NEW.blocked_id AND f.followed_id = NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER blocks_follows AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION end_follows();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER member_follows_come AFTER INSERT ON member_follows REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER member_follows_go AFTER DELETE ON member_follows REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
