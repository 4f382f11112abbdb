CREATE TABLE "catalog_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('onceware.catalog_changed', true), '') <> 'on' THEN
    PERFORM set_config('onceware.catalog_changed', 'on', true);
    PERFORM pg_notify('catalog_change', '');
    UPDATE catalog_versions SET version = version + 1
      WHERE id = (SELECT id FROM catalog_versions LIMIT 1 FOR UPDATE SKIP LOCKED);
    IF NOT FOUND THEN
      INSERT INTO catalog_versions DEFAULT VALUES;
    END IF;
  END IF;
  RETURN NULL;
END $$;
