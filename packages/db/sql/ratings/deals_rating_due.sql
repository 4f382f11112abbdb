-- Put a recount of the tool off until later when one of its deals is deleted with its reviews.
CREATE OR REPLACE FUNCTION deals_rating_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ratings_due (tool_id) VALUES (OLD.tool_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER deals_rating_due AFTER DELETE ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_rating_due();
