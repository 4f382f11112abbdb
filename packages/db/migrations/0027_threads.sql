ALTER TABLE "rooms" DROP CONSTRAINT "rooms_kind_check";--> statement-breakpoint
ALTER TABLE "reads" ADD COLUMN "is_followed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "parent_room_id" uuid;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "parent_message_id" uuid;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_parent_room_id_rooms_id_fk" FOREIGN KEY ("parent_room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_parent_room_id_idx" ON "rooms" USING btree ("parent_room_id") WHERE "rooms"."parent_room_id" is not null;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_parent_message_id_key" UNIQUE("parent_message_id");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_thread_check" CHECK (("rooms"."kind" = 'thread') = ("rooms"."parent_room_id" is not null) and ("rooms"."kind" = 'thread') = ("rooms"."parent_message_id" is not null));--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_kind_check" CHECK ("rooms"."kind" in ('community', 'deal', 'team', 'direct', 'thread'));--> statement-breakpoint
CREATE OR REPLACE TRIGGER reads_follow AFTER UPDATE OF is_followed ON reads
  FOR EACH ROW WHEN (OLD.is_followed IS DISTINCT FROM NEW.is_followed) EXECUTE FUNCTION notify_session_change();
