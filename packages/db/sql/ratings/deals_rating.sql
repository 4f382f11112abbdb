-- Copy the tool's rating to a deal that is changed. Tools between which a deal moves are counted once more later.
CREATE OR REPLACE FUNCTION deals_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tool record;
BEGIN
  SELECT rating_tenths, rating_count, review_count, review_stars INTO tool FROM tools WHERE id = NEW.tool_id;
  NEW.rating_tenths := shown_rating(tool.rating_tenths, tool.rating_count, tool.review_count, tool.review_stars);
  NEW.rating_count := CASE WHEN tool.review_count > 0 THEN tool.review_count ELSE coalesce(tool.rating_count, 0) END;
  IF NEW.tool_id <> OLD.tool_id THEN
    INSERT INTO ratings_due (tool_id) VALUES (OLD.tool_id), (NEW.tool_id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_rating BEFORE UPDATE OF tool_id, rating_tenths, rating_count ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_rating();
