-- Recompute is_lowest_ever of deals whose past prices a seller has added.
CREATE OR REPLACE FUNCTION deal_prices_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM came WHERE is_told) THEN
    UPDATE deals d SET is_lowest_ever = NOT d.is_lowest_ever WHERE d.id IN (SELECT deal_id FROM came WHERE is_told)
      AND d.is_lowest_ever <> is_lowest_ever(d.id, d.currency, d.price_minor, d.price_rest);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER deal_prices_told AFTER INSERT ON deal_prices
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_told();
