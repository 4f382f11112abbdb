CREATE TABLE "sitemap_files" (
	"kind" text NOT NULL,
	"part" integer NOT NULL,
	"behind_id" uuid,
	"last_id" uuid NOT NULL,
	"is_full" boolean NOT NULL,
	"made_of" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"xml" "bytea" NOT NULL,
	CONSTRAINT "sitemap_files_kind_part_pk" PRIMARY KEY("kind","part")
);
