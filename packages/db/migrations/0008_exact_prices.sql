-- What currencies of three or four decimals have beyond hundredths. Indexes of this version are built later (src/migrate.ts).
ALTER TABLE "purchases" ADD COLUMN "price_rest" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "base_price_rest" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "price_rest" smallint DEFAULT 0 NOT NULL;
