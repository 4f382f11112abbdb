-- So that names are found whatever their case. Read here and not when it is called: an index is built without a search path.
CREATE FUNCTION lower_all(names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT lower(name) FROM unnest(names) AS name);
--> statement-breakpoint
CREATE TABLE "deal_clicks" (
	"deal_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "deal_clicks_deal_id_day_pk" PRIMARY KEY("deal_id","day")
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "sold_by" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "refund_days" smallint;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "redeem_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "redeem_days" smallint;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "updates" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "stacking" smallint;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "replaces" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_clicks" ADD CONSTRAINT "deal_clicks_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_clicks_day_idx" ON "deal_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "tools_replaces_idx" ON "tools" USING gin (lower_all("replaces")) WHERE "tools"."replaces" <> '{}';--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_updates_check" CHECK ("deals"."updates" in ('all', 'version', 'year', 'none'));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_terms_check" CHECK ("deals"."refund_days" >= 0 and "deals"."redeem_days" >= 0 and "deals"."stacking" >= 1);