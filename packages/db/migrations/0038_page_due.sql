-- The table is of this release: nobody who serves has read it yet.
DROP INDEX "pages_checked_at_idx";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "checked_at";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "pages_due_at_idx" ON "pages" USING btree ("due_at");
