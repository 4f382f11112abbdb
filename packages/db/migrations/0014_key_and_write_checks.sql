CREATE TABLE "key_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_checks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "write_checks_id_check" CHECK ("write_checks"."id" = 1)
);
