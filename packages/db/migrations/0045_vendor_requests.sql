CREATE TABLE "vendor_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tool_name" text NOT NULL,
	"website" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "vendor_requests_state_check" CHECK ("vendor_requests"."state" in ('open', 'accepted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "vendor_requests" ADD CONSTRAINT "vendor_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_requests" ADD CONSTRAINT "vendor_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_requests_open_key" ON "vendor_requests" USING btree ("user_id") WHERE "vendor_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "vendor_requests_user_id_created_at_idx" ON "vendor_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_requests_waiting_idx" ON "vendor_requests" USING btree ("created_at","id") WHERE "vendor_requests"."state" = 'open';