-- Keep what follows from the log of prices in a deal that is written: price_memory, discount_percentage, is_lowest_ever.
CREATE OR REPLACE FUNCTION deals_price_memory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_memory := coalesce(price_memory(NEW.id, NEW.currency, NEW.price_minor, NEW.price_rest, NEW.starts_at, NEW.ends_at), '{}');
  NEW.discount_percentage := reduction_percentage(NEW.price_minor, NEW.price_rest, NEW.price_memory);
  NEW.is_lowest_ever := is_lowest_ever(NEW.id, NEW.currency, NEW.price_minor, NEW.price_rest);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_price_memory_begins BEFORE INSERT ON deals FOR EACH ROW
  EXECUTE FUNCTION deals_price_memory();

CREATE OR REPLACE TRIGGER deals_price_memory BEFORE UPDATE ON deals FOR EACH ROW
  WHEN ((NEW.price_minor, NEW.price_rest, NEW.currency, NEW.starts_at, NEW.ends_at, NEW.price_memory, NEW.discount_percentage, NEW.is_lowest_ever)
    IS DISTINCT FROM (OLD.price_minor, OLD.price_rest, OLD.currency, OLD.starts_at, OLD.ends_at, OLD.price_memory, OLD.discount_percentage, OLD.is_lowest_ever))
  EXECUTE FUNCTION deals_price_memory();
