CREATE TABLE "purchase_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid,
	"url" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times_put_off" smallint DEFAULT 0 NOT NULL,
	"final_url" text,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"taken_at" timestamp with time zone,
	"file_id" uuid,
	"size" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_pages_purchase_id_key" UNIQUE("purchase_id"),
	CONSTRAINT "purchase_pages_state_check" CHECK ("purchase_pages"."state" in ('waiting', 'stored', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "purchase_pages" ADD CONSTRAINT "purchase_pages_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_pages_gone_idx" ON "purchase_pages" USING btree ("id") WHERE "purchase_pages"."purchase_id" is null;