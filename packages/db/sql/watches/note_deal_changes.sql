-- Note new and changed deals for watches, with what they were before, once per statement. Nothing is noted while nobody
-- watches anything, and text only where it changed, since it is most of a row.
CREATE OR REPLACE FUNCTION note_deal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM watches) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deal_changes (deal_id, at, due_at, is_new) SELECT id, now(), now(), true FROM came;
  ELSE
    INSERT INTO deal_changes (deal_id, category, price_minor, price_rest, currency, discount_percentage, rating_tenths, starts_at, ends_at,
      has_ended, search)
    SELECT b.id, b.category, b.price_minor, b.price_rest, b.currency, b.discount_percentage, b.rating_tenths, b.starts_at, b.ends_at,
      b.has_ended, CASE WHEN b.search <> d.search THEN b.search END
    FROM came d JOIN went b ON b.id = d.id
    WHERE (b.price_minor, b.price_rest, b.currency, b.discount_percentage, b.rating_tenths, b.category, b.starts_at, b.ends_at, b.has_ended)
        IS DISTINCT FROM
      (d.price_minor, d.price_rest, d.currency, d.discount_percentage, d.rating_tenths, d.category, d.starts_at, d.ends_at, d.has_ended)
      OR b.search <> d.search;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER deals_watched_come AFTER INSERT ON deals
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_deal_changes();

CREATE OR REPLACE TRIGGER deals_watched_change AFTER UPDATE ON deals
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_deal_changes();
