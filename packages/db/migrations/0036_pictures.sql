CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"file_id" uuid NOT NULL,
	"is_stored" boolean DEFAULT false NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_permanent" boolean NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_content_hash_key" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE INDEX "pictures_used_at_idx" ON "pictures" USING btree ("used_at");