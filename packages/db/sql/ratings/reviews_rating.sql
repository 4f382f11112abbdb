-- Recount the tool of a review that was written, changed, removed or deleted.
CREATE OR REPLACE FUNCTION reviews_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- It did not count any more.
  IF TG_OP = 'DELETE' AND (OLD.deleted_at IS NOT NULL OR OLD.removed_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  -- None where the deal is deleted with its reviews; that has its tool counted.
  PERFORM rate_tool(tool_id) FROM deals WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_rating AFTER INSERT OR DELETE OR UPDATE OF stars, deleted_at, removed_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION reviews_rating();
