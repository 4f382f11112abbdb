CREATE TABLE "link_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid,
	"canonical_url" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site_name" text DEFAULT '' NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_previews_canonical_url_key" UNIQUE NULLS NOT DISTINCT("canonical_url","room_id"),
	CONSTRAINT "link_previews_state_check" CHECK ("link_previews"."state" in ('waiting', 'fetched', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "message_links" (
	"message_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"preview_id" uuid NOT NULL,
	"url" text NOT NULL,
	"is_removed" boolean NOT NULL,
	"is_told" boolean NOT NULL,
	CONSTRAINT "message_links_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "preview_opt_outs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "has_previews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "link_previews" ADD CONSTRAINT "link_previews_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_preview_id_link_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."link_previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_opt_outs" ADD CONSTRAINT "preview_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_previews_room_id_idx" ON "link_previews" USING btree ("room_id") WHERE "link_previews"."room_id" is not null;--> statement-breakpoint
CREATE INDEX "message_links_preview_id_idx" ON "message_links" USING btree ("preview_id","is_told");