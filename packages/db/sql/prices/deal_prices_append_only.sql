-- Refuse to change or delete entries of the price log, except those that go with their deal.
CREATE OR REPLACE FUNCTION deal_prices_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM went JOIN deals ON deals.id = went.deal_id) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM deals) THEN RETURN NULL; END IF;
  END IF;
  RAISE EXCEPTION 'the log of prices is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER deal_prices_append_only BEFORE UPDATE ON deal_prices
  FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();

CREATE OR REPLACE TRIGGER deal_prices_go AFTER DELETE ON deal_prices
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();

CREATE OR REPLACE TRIGGER deal_prices_empty AFTER TRUNCATE ON deal_prices
  FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();
