CREATE TABLE "person_reports" (
	"person_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	CONSTRAINT "person_reports_person_id_user_id_pk" PRIMARY KEY("person_id","user_id"),
	CONSTRAINT "person_reports_other_check" CHECK ("person_reports"."person_id" <> "person_reports"."user_id")
);
--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_reports_open_idx" ON "person_reports" USING btree ("created_at","person_id") WHERE "person_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "person_reports_user_id_idx" ON "person_reports" USING btree ("user_id");