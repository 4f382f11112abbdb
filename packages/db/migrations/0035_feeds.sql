CREATE TABLE "catalog_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"format" text NOT NULL,
	"rows_at" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"when_gone" text DEFAULT 'leave' NOT NULL,
	"every_hours" smallint,
	"next_run_at" timestamp with time zone,
	"sample" jsonb NOT NULL,
	"fields" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"imported_hash" text,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_feeds_source_key" UNIQUE("source"),
	CONSTRAINT "catalog_feeds_every_hours_check" CHECK ("catalog_feeds"."every_hours" > 0)
);
--> statement-breakpoint
CREATE TABLE "feed_ended_deals" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ends_at_before" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalog_imports" ADD COLUMN "feed_id" uuid;--> statement-breakpoint
ALTER TABLE "catalog_imports" ADD COLUMN "is_dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_imports" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_feeds" ADD CONSTRAINT "catalog_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_ended_deals" ADD CONSTRAINT "feed_ended_deals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_feeds_next_run_at_idx" ON "catalog_feeds" USING btree ("next_run_at") WHERE "catalog_feeds"."next_run_at" is not null;--> statement-breakpoint
ALTER TABLE "catalog_imports" ADD CONSTRAINT "catalog_imports_feed_id_catalog_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."catalog_feeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_imports_open_feed_key" ON "catalog_imports" USING btree ("feed_id") WHERE "catalog_imports"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "catalog_imports_feed_idx" ON "catalog_imports" USING btree ("feed_id","created_at") WHERE "catalog_imports"."feed_id" is not null;