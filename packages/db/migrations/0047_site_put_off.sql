ALTER TABLE "page_hosts" ADD COLUMN "is_resting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "times_put_off" smallint DEFAULT 0 NOT NULL;