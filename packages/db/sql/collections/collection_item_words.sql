-- Keep the search words of a saved item from its tags and its note.
CREATE OR REPLACE FUNCTION collection_item_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := nullif(search_document(array_to_string(NEW.tags, ' '), 'A') || search_document(coalesce(NEW.notes, ''), 'B'), '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER collection_items_words BEFORE INSERT OR UPDATE OF notes, tags ON collection_items
  FOR EACH ROW WHEN (NEW.notes IS NOT NULL OR NEW.tags <> '{}' OR NEW.words IS NOT NULL)
  EXECUTE FUNCTION collection_item_words();
