CREATE TABLE "retagged_items" (
	"change_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"before" text[] NOT NULL,
	"after" text[] NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retagged_items_change_id_item_id_pk" PRIMARY KEY("change_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "retagged_items" ADD CONSTRAINT "retagged_items_item_id_collection_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retagged_items_item_id_idx" ON "retagged_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "retagged_items_created_at_idx" ON "retagged_items" USING btree ("created_at");