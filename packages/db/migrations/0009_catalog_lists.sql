CREATE TABLE "catalog_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"deals" integer NOT NULL,
	"tools" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "has_ended" boolean DEFAULT false NOT NULL;
--> statement-breakpoint

-- True at once for what has ended when it is written; for what ends later a process sets it (catalog/upkeep), as it does for
-- the deals that are here already: one update of them all would lock them for long.
CREATE FUNCTION deals_has_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_ended := coalesce(NEW.ends_at, 'infinity') <= now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deals_has_ended BEFORE INSERT OR UPDATE OF ends_at ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_has_ended();
