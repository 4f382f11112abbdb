CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"canonical_url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site_name" text DEFAULT '' NOT NULL,
	"picture_url" text,
	"icon_url" text,
	"is_title_typed" boolean DEFAULT false NOT NULL,
	"is_description_typed" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"fetched_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"dead_since" timestamp with time zone,
	"tool_id" uuid,
	"suggested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_user_id_canonical_url_key" UNIQUE("user_id","canonical_url"),
	CONSTRAINT "pages_state_check" CHECK ("pages"."state" in ('waiting', 'fetched', 'failed'))
);
--> statement-breakpoint

-- No rows of before can break the new rules, so none is looked at: NOT VALID. The index on page_id comes later (src/migrate.ts).
ALTER TABLE "collection_items" DROP CONSTRAINT "collection_items_entity_type_check";--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "is_favorite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_tool_id_idx" ON "pages" USING btree ("tool_id") WHERE "pages"."tool_id" is not null;--> statement-breakpoint
CREATE INDEX "pages_checked_at_idx" ON "pages" USING btree ("checked_at");--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_page_id_check" CHECK ("collection_items"."page_id" is not distinct from case when "collection_items"."entity_type" = 'page' then "collection_items"."entity_id" end) NOT VALID;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_entity_type_check" CHECK ("collection_items"."entity_type" in ('deal', 'tool', 'page')) NOT VALID;