ALTER TABLE "collection_items" DROP CONSTRAINT "collection_items_entity_key";--> statement-breakpoint
DROP INDEX "collection_items_rank_idx";--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "is_favorite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "shares_notes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "is_share_indexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_entity_key" ON "collection_items" USING btree ("collection_id","entity_type","entity_id") WHERE "collection_items"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_rank_key" ON "collection_items" USING btree ("collection_id","rank");--> statement-breakpoint
CREATE INDEX "collection_items_removed_at_idx" ON "collection_items" USING btree ("removed_at") WHERE "collection_items"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "collections_deleted_at_idx" ON "collections" USING btree ("deleted_at") WHERE "collections"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_share_token_key" UNIQUE("share_token");