-- Give a new deal what follows from its tool, which is read once: search document, rating, and has_ended, which is null
-- where the deal or its tool is hidden. The tool is locked FOR KEY SHARE as in deals_has_ended. A deal that comes while its
-- tool is counted is counted once more later.
CREATE OR REPLACE FUNCTION deals_come() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tool record;
BEGIN
  SELECT name, tagline, tags, is_hidden, rating_tenths, rating_count, review_count, review_stars INTO tool
    FROM tools WHERE id = NEW.tool_id FOR KEY SHARE;
  NEW.search := deal_document(tool.name, tool.tagline, tool.tags, NEW.title, NEW.promise, NEW.category, NEW.description);
  NEW.has_ended := CASE WHEN NEW.is_hidden OR tool.is_hidden THEN NULL ELSE coalesce(NEW.ends_at, 'infinity') <= now() END;
  NEW.rating_tenths := shown_rating(tool.rating_tenths, tool.rating_count, tool.review_count, tool.review_stars);
  NEW.rating_count := CASE WHEN tool.review_count > 0 THEN tool.review_count ELSE coalesce(tool.rating_count, 0) END;
  IF tool.review_count > 0 THEN
    INSERT INTO ratings_due (tool_id) VALUES (NEW.tool_id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_come BEFORE INSERT ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_come();
