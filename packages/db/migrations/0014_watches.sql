CREATE TABLE "deal_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"category" text,
	"price_minor" integer,
	"price_rest" smallint,
	"currency" char(3),
	"discount_percentage" smallint,
	"rating_tenths" smallint,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"has_ended" boolean,
	"search" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "watch_sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_tellings" (
	"watch_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"price_minor" integer NOT NULL,
	"price_rest" smallint NOT NULL,
	"currency" char(3) NOT NULL,
	"is_told" boolean DEFAULT true NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watch_tellings_watch_id_deal_id_pk" PRIMARY KEY("watch_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"deal_id" uuid,
	"tool_id" uuid,
	"search_key" uuid,
	"search" jsonb,
	"search_match" text,
	"search_read_at" timestamp with time zone,
	"name" text,
	"wish_minor" integer,
	"wish_rest" smallint DEFAULT 0 NOT NULL,
	"wish_currency" char(3),
	"paused_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "watches_kind_check" CHECK ("watches"."kind" in ('deal', 'tool', 'search')),
	CONSTRAINT "watches_subject_check" CHECK (num_nonnulls("watches"."deal_id", "watches"."tool_id", "watches"."search_key") = 1 and ("watches"."search_key" is null) = ("watches"."search" is null)),
	CONSTRAINT "watches_wish_check" CHECK (("watches"."wish_minor" is null) = ("watches"."wish_currency" is null) and ("watches"."wish_minor"::bigint * 100 + "watches"."wish_rest") > 0 and ("watches"."deal_id" is null or "watches"."wish_minor" is not null))
);
--> statement-breakpoint
ALTER TABLE "watch_tellings" ADD CONSTRAINT "watch_tellings_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_tellings" ADD CONSTRAINT "watch_tellings_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_changes_due_idx" ON "deal_changes" USING btree ("id") WHERE not "deal_changes"."is_done";--> statement-breakpoint
CREATE INDEX "deal_changes_deal_id_idx" ON "deal_changes" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "watch_tellings_deal_id_idx" ON "watch_tellings" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "watches_user_id_idx" ON "watches" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_deal_key" ON "watches" USING btree ("deal_id","user_id") WHERE "watches"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "watches_tool_key" ON "watches" USING btree ("tool_id","user_id") WHERE "watches"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "watches_search_key" ON "watches" USING btree ("search_key","user_id") WHERE "watches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "watches_deleted_at_idx" ON "watches" USING btree ("deleted_at") WHERE "watches"."deleted_at" is not null;--> statement-breakpoint
-- Note new and changed deals for watches, with what they were before, once per statement. Nothing is noted while nobody
-- watches anything, and text only where it changed, since it is most of a row.
CREATE OR REPLACE FUNCTION note_deal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM watches) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deal_changes (deal_id, at, due_at, is_new) SELECT id, now(), now(), true FROM came;
  ELSE
    INSERT INTO deal_changes (deal_id, category, price_minor, price_rest, currency, discount_percentage, rating_tenths, starts_at, ends_at,
      has_ended, search)
    SELECT b.id, b.category, b.price_minor, b.price_rest, b.currency, b.discount_percentage, b.rating_tenths, b.starts_at, b.ends_at,
      b.has_ended, CASE WHEN b.search <> d.search THEN b.search END
    FROM came d JOIN went b ON b.id = d.id
    WHERE (b.price_minor, b.price_rest, b.currency, b.discount_percentage, b.rating_tenths, b.category, b.starts_at, b.ends_at, b.has_ended)
        IS DISTINCT FROM
      (d.price_minor, d.price_rest, d.currency, d.discount_percentage, d.rating_tenths, d.category, d.starts_at, d.ends_at, d.has_ended)
      OR b.search <> d.search;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_watched_come AFTER INSERT ON deals
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_deal_changes();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_watched_change AFTER UPDATE ON deals
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_deal_changes();
