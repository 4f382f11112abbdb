-- Recompute what follows from the log of prices in deals whose past prices a seller has added. Setting it to null has the
-- trigger of deals compute it.
CREATE OR REPLACE FUNCTION deal_prices_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM came WHERE is_told) THEN
    UPDATE deals d SET price_memory = NULL WHERE d.id IN (SELECT deal_id FROM came WHERE is_told)
      AND (d.is_lowest_ever, d.price_memory) IS DISTINCT FROM (is_lowest_ever(d.id, d.currency, d.price_minor, d.price_rest),
        coalesce(price_memory(d.id, d.currency, d.price_minor, d.price_rest, d.starts_at, d.ends_at), '{}'));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER deal_prices_told AFTER INSERT ON deal_prices
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_told();
