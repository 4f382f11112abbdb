DROP INDEX "rooms_kind_idx";--> statement-breakpoint
CREATE INDEX "rooms_community_idx" ON "rooms" USING btree ("id") WHERE "rooms"."kind" = 'community';--> statement-breakpoint
-- Each message rewrites its room's row, which stays on its page while there is room.
ALTER TABLE rooms SET (fillfactor = 50);
