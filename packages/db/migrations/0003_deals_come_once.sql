CREATE OR REPLACE FUNCTION deal_document(tool_name text, tagline text, tags text[], title text, promise text, category text, description text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text := concat_ws(' ', tool_name, title);
  promises text := concat_ws(' ', promise, tagline);
  kinds text := concat_ws(' ', category, array_to_string(tags, ' '));
BEGIN
  RETURN
    catalog_document(names, 'A') ||
    catalog_document(promises, 'B') ||
    catalog_document(kinds, 'C') ||
    catalog_document(description, 'D');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deals_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tool record;
BEGIN
  SELECT name, tagline, tags INTO tool FROM tools WHERE id = NEW.tool_id;
  NEW.search := deal_document(tool.name, tool.tagline, tool.tags, NEW.title, NEW.promise, NEW.category, NEW.description);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_search BEFORE UPDATE OF tool_id, title, promise, category, description ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_search_document();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shown_rating(rating_tenths smallint, rating_count int, review_count int, review_stars int)
RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN review_count > 0 THEN round(review_stars * 10.0 / review_count)::smallint WHEN rating_count > 0 THEN rating_tenths ELSE 0::smallint END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_rating BEFORE UPDATE OF tool_id, rating_tenths, rating_count ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_rating();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rate_tool(rated uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7318011, hashtext(rated::text));
  BEGIN
    PERFORM FROM tools WHERE id = rated FOR NO KEY UPDATE NOWAIT;
    PERFORM FROM deals WHERE tool_id = rated FOR NO KEY UPDATE NOWAIT;
  EXCEPTION WHEN lock_not_available THEN
    INSERT INTO ratings_due (tool_id) VALUES (rated);
    RETURN;
  END;
  UPDATE tools t SET review_count = r.count, review_stars = r.stars
  FROM (
    SELECT count(*)::int AS count, coalesce(sum(r.stars), 0)::int AS stars FROM reviews r JOIN deals d ON d.id = r.deal_id
    WHERE d.tool_id = rated AND r.deleted_at IS NULL AND r.removed_at IS NULL
  ) r
  WHERE t.id = rated AND (t.review_count, t.review_stars) IS DISTINCT FROM (r.count, r.stars);
  IF FOUND THEN
    RETURN;
  END IF;
  -- Deals that came while it was counted the last time.
  UPDATE deals d SET rating_tenths = d.rating_tenths FROM tools t
  WHERE t.id = rated AND d.tool_id = rated AND (d.rating_tenths, d.rating_count) IS DISTINCT FROM (
    shown_rating(t.rating_tenths, t.rating_count, t.review_count, t.review_stars),
    CASE WHEN t.review_count > 0 THEN t.review_count ELSE t.rating_count END);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deals_has_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_tool_hidden boolean;
BEGIN
  IF NEW.tool_id <> OLD.tool_id THEN
    SELECT is_hidden INTO is_tool_hidden FROM tools WHERE id = NEW.tool_id FOR KEY SHARE;
  ELSE
    SELECT is_hidden INTO is_tool_hidden FROM tools WHERE id = NEW.tool_id;
  END IF;
  IF NEW.is_hidden OR is_tool_hidden THEN
    NEW.has_ended := NULL;
  ELSE
    NEW.has_ended := coalesce(NEW.ends_at, 'infinity') <= now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_has_ended BEFORE UPDATE OF ends_at, is_hidden, tool_id ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_has_ended();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deals_come BEFORE INSERT ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_come();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tool_page(domain text, website text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  parts text[] := regexp_match(website, '^https?://(?:www\.)?([^/?#]+)([^?#]*)', 'i');
BEGIN
  RETURN coalesce(
    CASE WHEN lower(rtrim(parts[1], '.')) <> domain THEN '/' WHEN length(parts[2]) >= 200 THEN '' ELSE rtrim(parts[2], '/') || '/' END,
    '/');
END $$;
