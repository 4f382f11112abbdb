CREATE TABLE "tool_pages" (
	"tool_id" uuid PRIMARY KEY NOT NULL,
	"website" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp with time zone,
	"failure" text,
	"is_stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_pictures" (
	"tool_id" uuid NOT NULL,
	"picture_url" text NOT NULL,
	"source_url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" smallint NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tool_pictures_tool_id_picture_url_pk" PRIMARY KEY("tool_id","picture_url")
);
--> statement-breakpoint
ALTER TABLE "tool_pages" ADD CONSTRAINT "tool_pages_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_pictures" ADD CONSTRAINT "tool_pictures_tool_id_tool_pages_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tool_pages"("tool_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_pages_due_at_idx" ON "tool_pages" USING btree ("due_at") WHERE not "tool_pages"."is_stopped";--> statement-breakpoint
CREATE INDEX "tool_pictures_picture_url_idx" ON "tool_pictures" USING btree ("picture_url");--> statement-breakpoint
CREATE OR REPLACE TRIGGER tool_pictures_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tool_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
