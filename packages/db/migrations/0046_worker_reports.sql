CREATE TABLE "worker_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"process" text NOT NULL,
	"workers" jsonb NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
