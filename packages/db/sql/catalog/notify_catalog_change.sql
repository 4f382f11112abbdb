-- Tell every server process that the catalogue has changed, so that stored pages are thrown away (decision 036), and raise
-- its version, by which what is stored is found to be old before the notice arrives (decision 064). Runs once per statement
-- and does something once per transaction: in a row of versions that no other transaction holds, so that none waits.
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

CREATE OR REPLACE TRIGGER tools_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tools
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();

CREATE OR REPLACE TRIGGER deals_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON deals
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();

CREATE OR REPLACE TRIGGER tool_pictures_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tool_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();

-- What a search finds depends on these, too (decision 104).
CREATE OR REPLACE TRIGGER synonym_groups_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON synonym_groups
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();

CREATE OR REPLACE TRIGGER search_words_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();

CREATE OR REPLACE TRIGGER exchange_rates_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
