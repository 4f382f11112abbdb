-- Copy the changed ratings of tools to their deals, once per statement.
CREATE OR REPLACE FUNCTION tools_rating_to_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals d SET rating_tenths = d.rating_tenths
  FROM tools_after a JOIN tools_before b ON b.id = a.id
  WHERE d.tool_id = a.id
    AND (a.rating_tenths, a.rating_count, a.review_count, a.review_stars)
      IS DISTINCT FROM (b.rating_tenths, b.rating_count, b.review_count, b.review_stars);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tools_rating_deals AFTER UPDATE ON tools
  REFERENCING OLD TABLE AS tools_before NEW TABLE AS tools_after FOR EACH STATEMENT EXECUTE FUNCTION tools_rating_to_deals();
