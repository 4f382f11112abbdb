CREATE TABLE "catalog_figures" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"prices" bigint NOT NULL,
	"dearer" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalog_figures_is_only_check" CHECK ("catalog_figures"."is_only")
);
