CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_product" boolean,
	"mail" text,
	"push" boolean,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_choices_mail_check" CHECK ("notification_choices"."mail" in ('off', 'at_once', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"way" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_deliveries_notification_id_way_pk" PRIMARY KEY("notification_id","way"),
	CONSTRAINT "notification_deliveries_way_check" CHECK ("notification_deliveries"."way" in ('mail', 'push'))
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_events_user_id_kind_event_key_pk" PRIMARY KEY("user_id","kind","event_key")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"digest_at" integer DEFAULT 480 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_quiet_check" CHECK (("notification_settings"."quiet_from" is null) = ("notification_settings"."quiet_to" is null)),
	CONSTRAINT "notification_settings_minutes_check" CHECK ("notification_settings"."quiet_from" between 0 and 1439 and "notification_settings"."quiet_to" between 0 and 1439 and "notification_settings"."digest_at" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tab" text NOT NULL,
	"subject_id" uuid,
	"group_key" text NOT NULL,
	"actor_ids" uuid[] DEFAULT '{}' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_tab_check" CHECK ("notifications"."tab" in ('inbox', 'team', 'following'))
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_deliveries_due_at_idx" ON "notification_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notification_deliveries_user_id_idx" ON "notification_deliveries" USING btree ("user_id","way");--> statement-breakpoint
CREATE INDEX "notification_events_created_at_idx" ON "notification_events" USING brin ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_open_key" ON "notifications" USING btree ("user_id","is_listed","tab","kind","group_key") WHERE "notifications"."read_at" is null and "notifications"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_all_idx" ON "notifications" USING btree ("user_id","told_at","id") WHERE "notifications"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_tab_idx" ON "notifications" USING btree ("user_id","tab","told_at","id") WHERE "notifications"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_archived_idx" ON "notifications" USING btree ("user_id","told_at","id") WHERE "notifications"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING brin ("created_at");--> statement-breakpoint
-- Counts of unread lines are read from the index alone where pages are known to be visible, so it is vacuumed after so many.
ALTER TABLE "notifications" SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
-- Compute when a line is sent: at once, unless the hours are quiet, or with the next digest, by the member's own clock.
CREATE OR REPLACE FUNCTION next_delivery(wish text, zone text, quiet_from int, quiet_to int, digest_at int, told timestamptz)
RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  local timestamp := told AT TIME ZONE zone;
  today timestamp := date_trunc('day', local);
  minute int := extract(hour FROM local) * 60 + extract(minute FROM local);
  due timestamp;
BEGIN
  IF wish = 'at_once' THEN
    IF quiet_from IS NULL OR quiet_from = quiet_to THEN RETURN told; END IF;
    IF quiet_from < quiet_to THEN
      IF minute < quiet_from OR minute >= quiet_to THEN RETURN told; END IF;
    ELSIF minute >= quiet_to AND minute < quiet_from THEN RETURN told;
    END IF;
    due := today + make_interval(mins => quiet_to);
    IF minute >= quiet_to THEN due := due + interval '1 day'; END IF;
  ELSE
    due := (CASE wish WHEN 'weekly' THEN date_trunc('week', local) ELSE today END) + make_interval(mins => digest_at);
    IF due <= local THEN due := due + (CASE wish WHEN 'weekly' THEN interval '7 days' ELSE interval '1 day' END); END IF;
  END IF;
  -- Clocks that are set back may name a moment that is over already.
  RETURN greatest(due AT TIME ZONE zone, told);
END $$;
--> statement-breakpoint
-- Tell members of an event, each once: a new line, or one more event of the line that is still unread; and note by which other ways.
CREATE OR REPLACE FUNCTION tell_members(
  told_kind text, told_tab text, members uuid[], actor uuid, subject uuid, told_group text, event text, facts jsonb,
  usual_mail text, usual_push boolean)
RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH wanted AS (
    SELECT u.id, coalesce(c.in_product, true) AS listed, coalesce(c.mail, usual_mail) AS mail, coalesce(c.push, usual_push) AS push,
      coalesce(s.time_zone, 'UTC') AS zone, s.quiet_from, s.quiet_to, coalesce(s.digest_at, 480) AS digest_at
    FROM users u
    LEFT JOIN notification_choices c ON c.user_id = u.id AND c.kind = told_kind
    LEFT JOIN notification_settings s ON s.user_id = u.id
    WHERE u.id = ANY(members) AND u.id IS DISTINCT FROM actor AND u.suspended_at IS NULL AND u.deleted_at IS NULL
  ), told AS (
    INSERT INTO notification_events (user_id, kind, event_key)
    -- In one order, so that two that tell the same members never wait for each other.
    SELECT id, told_kind, event FROM wanted WHERE listed OR mail <> 'off' OR push ORDER BY id
    ON CONFLICT DO NOTHING RETURNING user_id
  ), lines AS (
    INSERT INTO notifications AS n (user_id, kind, tab, subject_id, group_key, actor_ids, data, is_listed)
    SELECT w.id, told_kind, told_tab, subject, told_group, CASE WHEN actor IS NULL THEN '{}' ELSE ARRAY[actor] END, facts, w.listed
    FROM told JOIN wanted w ON w.id = told.user_id ORDER BY w.id
    ON CONFLICT (user_id, is_listed, tab, kind, group_key) WHERE read_at IS NULL AND archived_at IS NULL DO UPDATE SET
      count = n.count + 1, subject_id = excluded.subject_id, data = excluded.data, told_at = excluded.told_at,
      actor_ids = (excluded.actor_ids || CASE WHEN actor IS NULL THEN n.actor_ids ELSE array_remove(n.actor_ids, actor) END)[1:3]
    RETURNING n.id, n.user_id, n.is_listed, n.count
  ), deliveries AS (
    INSERT INTO notification_deliveries (notification_id, user_id, way, due_at)
    SELECT l.id, l.user_id, d.way, next_delivery(d.wish, w.zone, w.quiet_from, w.quiet_to, w.digest_at, now())
    FROM lines l JOIN wanted w ON w.id = l.user_id
    CROSS JOIN LATERAL (VALUES ('mail', w.mail), ('push', CASE WHEN w.push THEN 'at_once' ELSE 'off' END)) AS d (way, wish)
    -- Later events of the line are in it when it is sent, and no reason to send it again.
    WHERE l.count = 1 AND d.wish <> 'off'
    ON CONFLICT DO NOTHING
  )
  SELECT l.user_id FROM lines l WHERE l.is_listed;
END $$;
