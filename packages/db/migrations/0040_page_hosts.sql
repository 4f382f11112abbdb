CREATE TABLE "page_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
