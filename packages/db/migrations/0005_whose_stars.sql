CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "rating_source" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "months" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "pros" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "cons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_votes_user_id_idx" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_months_check" CHECK ("reviews"."months" >= 0);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE voted uuid := coalesce(NEW.review_id, OLD.review_id);
BEGIN
  PERFORM FROM reviews WHERE id = voted FOR NO KEY UPDATE;
  -- A statement of its own: it sees the votes of those who had the row before.
  UPDATE reviews SET helpful_count = (SELECT count(*) FROM review_votes WHERE review_id = voted) WHERE id = voted;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_review_votes AFTER INSERT OR DELETE ON review_votes
  FOR EACH ROW EXECUTE FUNCTION count_review_votes();
