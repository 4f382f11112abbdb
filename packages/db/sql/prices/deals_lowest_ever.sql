-- Keep is_lowest_ever of a deal that is written.
CREATE OR REPLACE FUNCTION deals_lowest_ever() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_lowest_ever := is_lowest_ever(NEW.id, NEW.currency, NEW.price_minor, NEW.price_rest);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deals_lowest_ever BEFORE UPDATE ON deals FOR EACH ROW
  WHEN ((NEW.price_minor, NEW.price_rest, NEW.currency, NEW.is_lowest_ever) IS DISTINCT FROM (OLD.price_minor, OLD.price_rest, OLD.currency, OLD.is_lowest_ever))
  EXECUTE FUNCTION deals_lowest_ever();
