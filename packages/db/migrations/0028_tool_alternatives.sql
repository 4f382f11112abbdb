ALTER TABLE "tools" ADD COLUMN "alternatives" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "tools_alternatives_idx" ON "tools" USING gin ("alternatives") WHERE "tools"."alternatives" <> '{}';--> statement-breakpoint
-- What is kept of tools says it, too: a draft's base has to equal what is published, unless somebody changed that.
UPDATE "catalog_drafts" SET "content" = jsonb_build_object('alternatives', '[]'::jsonb) || "content", "base" = jsonb_build_object('alternatives', '[]'::jsonb) || "base" WHERE "entity_type" = 'tool';--> statement-breakpoint
UPDATE "catalog_history" SET "content" = jsonb_build_object('alternatives', '[]'::jsonb) || "content" WHERE "entity_type" = 'tool';
