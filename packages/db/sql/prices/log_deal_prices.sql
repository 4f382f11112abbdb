-- Add the prices of new and changed deals to the log, once per statement. The row's lock keeps the log's end in place,
-- and a clock that is set back makes no entry older than the last.
CREATE OR REPLACE FUNCTION log_deal_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at)
    SELECT id, clock_timestamp(), price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at FROM came;
  ELSE
    INSERT INTO deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at)
    SELECT d.id, greatest(clock_timestamp(), last.at + interval '1 microsecond'), d.price_minor, d.price_rest, d.base_price_minor,
      d.base_price_rest, d.currency, d.starts_at, d.ends_at
    FROM came d LEFT JOIN LATERAL (SELECT * FROM deal_prices WHERE deal_id = d.id ORDER BY at DESC LIMIT 1) last ON true
    WHERE (d.price_minor, d.price_rest, d.base_price_minor, d.base_price_rest, d.currency, d.starts_at, d.ends_at) IS DISTINCT FROM
      (last.price_minor, last.price_rest, last.base_price_minor, last.base_price_rest, last.currency, last.starts_at, last.ends_at);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER deals_prices_come AFTER INSERT ON deals
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION log_deal_prices();

CREATE OR REPLACE TRIGGER deals_prices_change AFTER UPDATE ON deals
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION log_deal_prices();
