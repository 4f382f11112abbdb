CREATE TABLE "former_handles" (
	"handle_key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "interests_user_id_category_pk" PRIMARY KEY("user_id","category")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"handle" text,
	"handle_key" text,
	"handle_changed_at" timestamp with time zone,
	"about" text DEFAULT '' NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"visibility" text DEFAULT 'members' NOT NULL,
	"says_bought" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_handle_key_key" UNIQUE("handle_key"),
	CONSTRAINT "profiles_handle_check" CHECK (("profiles"."handle" is null) = ("profiles"."handle_key" is null)),
	CONSTRAINT "profiles_visibility_check" CHECK ("profiles"."visibility" in ('everybody', 'members', 'nobody'))
);
--> statement-breakpoint
ALTER TABLE "former_handles" ADD CONSTRAINT "former_handles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_handles_user_id_idx" ON "former_handles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interests_category_idx" ON "interests" USING btree ("category","user_id");