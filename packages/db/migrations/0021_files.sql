ALTER TABLE "attachments" DROP CONSTRAINT "attachments_room_id_rooms_id_fk";
--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_message_id_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "attachments" ALTER COLUMN "room_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "file_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "preview_id" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "preview_size" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "stored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_key" UNIQUE("file_id");--> statement-breakpoint
-- Pictures and archives do not get smaller, and pieces of what is not compressed are read as they lie there.
ALTER TABLE "file_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
