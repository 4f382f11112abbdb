CREATE TABLE "deal_prices" (
	"deal_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price_minor" integer NOT NULL,
	"price_rest" smallint NOT NULL,
	"base_price_minor" integer NOT NULL,
	"base_price_rest" smallint NOT NULL,
	"currency" char(3) NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deal_prices_deal_id_at_pk" PRIMARY KEY("deal_id","at")
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "is_lowest_ever" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_prices" ADD CONSTRAINT "deal_prices_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Deals that are here already are logged after the migration, beside the traffic (src/migrate.ts), which takes the mark away.
COMMENT ON TABLE deal_prices IS 'deals of before are missing';
--> statement-breakpoint

-- What was asked from when until when, one after the other: while the deal ran, and until the next price. Where nothing but
-- an end was moved in time, or a seller told of what went on, it is one.
CREATE FUNCTION asked_prices(deal uuid) RETURNS TABLE (
  began_at timestamptz, ended_at timestamptz, price_minor int, price_rest smallint, base_price_minor int, base_price_rest smallint,
  currency char(3), is_told boolean
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT min(began_at), nullif(max(coalesce(ended_at, 'infinity')), 'infinity'), price_minor, price_rest, base_price_minor, base_price_rest,
    currency, bool_or(is_told)
  FROM (
    SELECT *, count(*) FILTER (WHERE is_other) OVER (ORDER BY began_at) AS part
    FROM (
      SELECT *, (began_at, price_minor, price_rest, base_price_minor, base_price_rest, currency) IS DISTINCT FROM
        (lag(ended_at) OVER w, lag(price_minor) OVER w, lag(price_rest) OVER w, lag(base_price_minor) OVER w, lag(base_price_rest) OVER w,
          lag(currency) OVER w) AS is_other
      FROM (
        SELECT *, greatest(at, starts_at) AS began_at, least(lead(at) OVER (ORDER BY at), ends_at) AS ended_at
        FROM deal_prices WHERE deal_id = deal
      ) logged
      WHERE began_at < coalesce(ended_at, 'infinity')
      WINDOW w AS (ORDER BY began_at)
    ) asked
  ) parted
  GROUP BY part, price_minor, price_rest, base_price_minor, base_price_rest, currency
$$;
--> statement-breakpoint

-- Asked row by row, so without putting together what is one, and in a language that keeps its plan.
CREATE FUNCTION is_lowest_ever(deal uuid, today_currency char(3), today_minor int, today_rest smallint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(bool_or((price_minor, price_rest) > (today_minor, today_rest)) AND NOT bool_or((price_minor, price_rest) < (today_minor, today_rest)), false)
    FROM (
      SELECT *, least(lead(at) OVER (ORDER BY at), ends_at, clock_timestamp()) AS ended_at FROM deal_prices WHERE deal_id = deal
    ) logged
    WHERE currency = today_currency AND greatest(at, starts_at) < ended_at
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION deals_lowest_ever() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_lowest_ever := is_lowest_ever(NEW.id, NEW.currency, NEW.price_minor, NEW.price_rest);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deals_lowest_ever BEFORE UPDATE ON deals FOR EACH ROW
  WHEN ((NEW.price_minor, NEW.price_rest, NEW.currency, NEW.is_lowest_ever) IS DISTINCT FROM (OLD.price_minor, OLD.price_rest, OLD.currency, OLD.is_lowest_ever))
  EXECUTE FUNCTION deals_lowest_ever();
--> statement-breakpoint

-- Whoever changes a deal has locked it, so what its log ends with stays its end. A clock that is set back makes no price older.
CREATE FUNCTION log_deal_prices() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER deals_prices_come AFTER INSERT ON deals
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION log_deal_prices();
--> statement-breakpoint
CREATE TRIGGER deals_prices_change AFTER UPDATE ON deals
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION log_deal_prices();
--> statement-breakpoint

-- What goes with its deal is told apart by that: by then the deal is gone.
CREATE FUNCTION deal_prices_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM went JOIN deals ON deals.id = went.deal_id) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM deals) THEN RETURN NULL; END IF;
  END IF;
  RAISE EXCEPTION 'the log of prices is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER deal_prices_append_only BEFORE UPDATE ON deal_prices
  FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();
--> statement-breakpoint
CREATE TRIGGER deal_prices_go AFTER DELETE ON deal_prices
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();
--> statement-breakpoint
CREATE TRIGGER deal_prices_empty AFTER TRUNCATE ON deal_prices
  FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();
--> statement-breakpoint

-- What is told of the time before may have been less, or more: the deal's own trigger says which it is.
CREATE FUNCTION deal_prices_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM came WHERE is_told) THEN
    UPDATE deals d SET is_lowest_ever = NOT d.is_lowest_ever WHERE d.id IN (SELECT deal_id FROM came WHERE is_told)
      AND d.is_lowest_ever <> is_lowest_ever(d.id, d.currency, d.price_minor, d.price_rest);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deal_prices_told AFTER INSERT ON deal_prices
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_told();
