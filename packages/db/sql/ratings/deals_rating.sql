-- Copy the tool's rating to a deal that is written. A deal that comes while its tool is counted is counted once more
-- later.
CREATE OR REPLACE FUNCTION deals_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tool record;
BEGIN
  SELECT rating_tenths, rating_count, review_count, review_stars INTO tool FROM tools WHERE id = NEW.tool_id;
  IF tool.review_count > 0 THEN
    NEW.rating_tenths := round(tool.review_stars * 10.0 / tool.review_count);
    NEW.rating_count := tool.review_count;
  ELSE
    NEW.rating_tenths := CASE WHEN tool.rating_count > 0 THEN tool.rating_tenths ELSE 0 END;
    NEW.rating_count := coalesce(tool.rating_count, 0);
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF tool.review_count > 0 THEN
      INSERT INTO ratings_due (tool_id) VALUES (NEW.tool_id);
    END IF;
  ELSIF NEW.tool_id <> OLD.tool_id THEN
    INSERT INTO ratings_due (tool_id) VALUES (OLD.tool_id), (NEW.tool_id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_rating BEFORE INSERT OR UPDATE OF tool_id, rating_tenths, rating_count ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_rating();
