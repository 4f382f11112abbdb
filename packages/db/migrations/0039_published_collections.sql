ALTER TABLE "collections" ADD COLUMN "public_token" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "unpublished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "publishes_notes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "publishes_pages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "theme" text;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_public_token_key" ON "collections" USING btree ("public_token") WHERE "collections"."public_token" is not null;