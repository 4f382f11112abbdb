-- Tell every server process that the catalogue has changed, so that stored pages are thrown away (decision 036). Runs
-- once per statement, and Postgres sends equal notices once per transaction: a large import sends one.
CREATE OR REPLACE FUNCTION notify_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_change', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tools_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tools
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();

CREATE OR REPLACE TRIGGER deals_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON deals
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
