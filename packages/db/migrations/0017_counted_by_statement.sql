-- A statement that counts items itself says so for its transaction; the triggers are for all others, and for older versions.
CREATE OR REPLACE TRIGGER collection_items_come AFTER INSERT ON collection_items
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT
  WHEN (coalesce(current_setting('onceware.counts_items', true), '') <> 'on') EXECUTE FUNCTION count_collection_items();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER collection_items_change AFTER UPDATE ON collection_items
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT
  WHEN (coalesce(current_setting('onceware.counts_items', true), '') <> 'on') EXECUTE FUNCTION count_collection_items();
