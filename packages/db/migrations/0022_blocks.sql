CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id"),
	CONSTRAINT "blocks_other_check" CHECK ("blocks"."user_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_id_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
-- Whether one of two members has blocked the other; of nobody (null) it is false.
CREATE OR REPLACE FUNCTION is_blocked_between(one uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM blocks b WHERE (b.user_id = one AND b.blocked_id = other) OR (b.user_id = other AND b.blocked_id = one))
$$;
--> statement-breakpoint
-- Whether a conversation is of the member and one other, with a block between the two: it is there for neither until that ends.
CREATE OR REPLACE FUNCTION is_blocked_talk(talk uuid, member uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*) = 1 AND bool_or(is_blocked_between(member, m.user_id))
  FROM room_members m WHERE m.room_id = talk AND m.user_id <> member
$$;
--> statement-breakpoint
-- Tell members of events, each his own: the entries of the arrays belong together, in the order in which things happened. Each is
-- told once: a new line, or one more event of the line that is still unread; and note by which other ways.
CREATE OR REPLACE FUNCTION tell_each(
  told_kind text, told_tab text, members uuid[], actors uuid[], subjects uuid[], told_groups text[], event_keys text[], facts jsonb[],
  usual_mail text, usual_push boolean)
RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH wanted AS (
    SELECT e.*, coalesce(c.in_product, true) AS listed, coalesce(c.mail, usual_mail) AS mail, coalesce(c.push, usual_push) AS push,
      coalesce(s.time_zone, 'UTC') AS zone, s.quiet_from, s.quiet_to, coalesce(s.digest_at, 480) AS digest_at,
      h.user_id IS NOT NULL AS hook
    FROM (
      SELECT DISTINCT ON (g.member, g.event) g.*
      FROM unnest(members, actors, subjects, told_groups, event_keys, facts)
        WITH ORDINALITY AS g (member, actor, subject, line, event, fact, place)
      ORDER BY g.member, g.event, g.place DESC
    ) e
    JOIN users u ON u.id = e.member AND u.id IS DISTINCT FROM e.actor AND u.suspended_at IS NULL AND u.deleted_at IS NULL
      -- Neither of two is told of the other while one has blocked the other.
      AND NOT is_blocked_between(u.id, e.actor)
    LEFT JOIN notification_choices c ON c.user_id = u.id AND c.kind = told_kind
    LEFT JOIN notification_settings s ON s.user_id = u.id
    LEFT JOIN member_webhooks h ON h.user_id = u.id AND h.paused_at IS NULL AND h.off_at IS NULL
      AND (h.kinds IS NULL OR told_kind = ANY (h.kinds))
  ), told AS (
    INSERT INTO notification_events AS o (user_id, kind, event_key)
    -- In one order, so that two that tell the same members never wait for each other.
    SELECT member, told_kind, event FROM wanted WHERE listed OR mail <> 'off' OR push OR hook ORDER BY member, event
    ON CONFLICT DO NOTHING RETURNING o.user_id, o.event_key
  ), grouped AS (
    SELECT w.member, w.line, count(*)::int AS events, (array_agg(w.subject ORDER BY w.place DESC))[1] AS subject,
      (array_agg(w.fact ORDER BY w.place DESC))[1] AS fact, array_agg(w.actor ORDER BY w.place DESC) FILTER (WHERE w.actor IS NOT NULL) AS actors,
      bool_and(w.listed) AS listed, min(w.mail) AS mail, bool_and(w.push) AS push, bool_or(w.hook) AS hook,
      min(w.zone) AS zone, min(w.quiet_from) AS quiet_from, min(w.quiet_to) AS quiet_to, min(w.digest_at) AS digest_at
    FROM told JOIN wanted w ON w.member = told.user_id AND w.event = told.event_key
    GROUP BY w.member, w.line
  ), lines AS (
    INSERT INTO notifications AS n (user_id, kind, tab, subject_id, group_key, actor_ids, data, is_listed, count)
    SELECT g.member, told_kind, told_tab, g.subject, g.line, last_three(coalesce(g.actors, '{}')), g.fact, g.listed, g.events
    FROM grouped g ORDER BY g.member, g.line
    ON CONFLICT (user_id, is_listed, tab, kind, group_key) WHERE read_at IS NULL AND archived_at IS NULL DO UPDATE SET
      count = n.count + excluded.count, subject_id = excluded.subject_id, data = excluded.data, told_at = excluded.told_at,
      actor_ids = last_three(excluded.actor_ids || n.actor_ids)
    RETURNING n.id, n.user_id, n.group_key, n.is_listed, n.count
  ), deliveries AS (
    INSERT INTO notification_deliveries (notification_id, user_id, way, due_at)
    SELECT l.id, l.user_id, d.way,
      CASE d.way WHEN 'webhook' THEN now() ELSE next_delivery(d.wish, g.zone, g.quiet_from, g.quiet_to, g.digest_at, now()) END
    -- A full join is never done pair by pair, which the planner else does: it takes a thousand of these for one.
    FROM lines l FULL JOIN grouped g ON g.member = l.user_id AND g.line = l.group_key
    CROSS JOIN LATERAL (VALUES ('mail', g.mail), ('push', CASE WHEN g.push THEN 'at_once' ELSE 'off' END),
      ('webhook', CASE WHEN g.hook THEN 'at_once' ELSE 'off' END)) AS d (way, wish)
    -- Later events of the line are in it when it is sent, and no reason to send it again: but to programs, which read nothing.
    WHERE (coalesce(l.count = g.events, false) OR d.way = 'webhook') AND d.wish <> 'off'
    ON CONFLICT DO NOTHING
  )
  SELECT DISTINCT l.user_id FROM lines l WHERE l.is_listed;
END $$;
--> statement-breakpoint
-- Tell every server process that two members are hidden from each other from now on, or no more.
CREATE OR REPLACE FUNCTION notify_block_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed blocks := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('session_change', changed.user_id::text), pg_notify('session_change', changed.blocked_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER blocks_change AFTER INSERT OR DELETE ON blocks
  FOR EACH ROW EXECUTE FUNCTION notify_block_change();
