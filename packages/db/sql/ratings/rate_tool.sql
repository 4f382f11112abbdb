-- Recount a tool's reviews and stars. Counts of one tool wait for each other; where an import holds the tool or a deal
-- of it, the count is put off instead, so that neither waits.
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
