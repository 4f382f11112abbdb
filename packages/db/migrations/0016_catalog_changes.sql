-- Pages of visitors are kept until the catalogue changes (docs/decisions/036-stored-pages.md). Once a statement, and Postgres
-- announces the same once a transaction: an import of many rows is one announcement.
CREATE FUNCTION notify_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_change', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tools_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tools
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
--> statement-breakpoint
CREATE TRIGGER deals_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON deals
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
