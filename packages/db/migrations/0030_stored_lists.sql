-- What a search finds depends on words, synonyms and rates, too: stored lists hold while the catalogue has one version (decision 104).
CREATE OR REPLACE TRIGGER synonym_groups_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON synonym_groups
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER search_words_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER exchange_rates_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
