CREATE TABLE "ratings_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tool_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_flags" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	CONSTRAINT "review_flags_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"user_id" uuid,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removed_reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "reviews_deal_id_user_id_key" UNIQUE("deal_id","user_id"),
	CONSTRAINT "reviews_stars_check" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "review_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_flags" ADD CONSTRAINT "review_flags_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_flags" ADD CONSTRAINT "review_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_flags" ADD CONSTRAINT "review_flags_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_flags_open_idx" ON "review_flags" USING btree ("created_at","review_id") WHERE "review_flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "review_flags_user_id_idx" ON "review_flags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_newest_idx" ON "reviews" USING btree ("deal_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_user_id_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at") WHERE "reviews"."deleted_at" is not null;--> statement-breakpoint
INSERT INTO role_permissions (role, permission) VALUES ('admin', 'admin.reviews') ON CONFLICT DO NOTHING;
--> statement-breakpoint

-- A tool that only its deals had a rating of keeps the one that most people gave.
UPDATE tools t SET rating_tenths = d.rating_tenths, rating_count = d.rating_count
FROM (SELECT DISTINCT ON (tool_id) tool_id, rating_tenths, rating_count FROM deals WHERE rating_count > 0 ORDER BY tool_id, rating_count DESC, id) d
WHERE t.id = d.tool_id AND t.rating_count = 0;
--> statement-breakpoint
-- The deals that have another rating than their tool are given it beside the traffic.
INSERT INTO ratings_due (tool_id)
SELECT DISTINCT d.tool_id FROM deals d JOIN tools t ON t.id = d.tool_id
WHERE (d.rating_tenths, d.rating_count) IS DISTINCT FROM (CASE WHEN t.rating_count > 0 THEN t.rating_tenths ELSE 0 END, t.rating_count);
--> statement-breakpoint

-- Whatever is written as a deal's rating, it has its tool's. Whoever counts that tool anew at this moment does not see a
-- deal that is not committed, so it is counted once more.
CREATE FUNCTION deals_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tool record;
BEGIN
  SELECT rating_tenths, rating_count, review_count, review_stars INTO tool FROM tools WHERE id = NEW.tool_id;
  IF tool.review_count > 0 THEN
    NEW.rating_tenths := round(tool.review_stars * 10.0 / tool.review_count);
    NEW.rating_count := tool.review_count;
  ELSE
    NEW.rating_tenths := CASE WHEN tool.rating_count > 0 THEN tool.rating_tenths ELSE 0 END;
    NEW.rating_count := coalesce(tool.rating_count, 0);
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF tool.review_count > 0 THEN
      INSERT INTO ratings_due (tool_id) VALUES (NEW.tool_id);
    END IF;
  ELSIF NEW.tool_id <> OLD.tool_id THEN
    INSERT INTO ratings_due (tool_id) VALUES (OLD.tool_id), (NEW.tool_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deals_rating BEFORE INSERT OR UPDATE OF tool_id, rating_tenths, rating_count ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_rating();
--> statement-breakpoint
CREATE FUNCTION deals_rating_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ratings_due (tool_id) VALUES (OLD.tool_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deals_rating_due AFTER DELETE ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_rating_due();
--> statement-breakpoint
CREATE FUNCTION tools_rating_to_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals d SET rating_tenths = d.rating_tenths
  FROM tools_after a JOIN tools_before b ON b.id = a.id
  WHERE d.tool_id = a.id
    AND (a.rating_tenths, a.rating_count, a.review_count, a.review_stars)
      IS DISTINCT FROM (b.rating_tenths, b.rating_count, b.review_count, b.review_stars);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tools_rating_deals AFTER UPDATE ON tools
  REFERENCING OLD TABLE AS tools_before NEW TABLE AS tools_after FOR EACH STATEMENT EXECUTE FUNCTION tools_rating_to_deals();
--> statement-breakpoint

-- Who counts a tool waits for those who count it too, and then sees what they wrote, but for nobody else: where an import
-- holds the tool or a deal of it, it is counted later, so that neither waits for the other.
CREATE FUNCTION rate_tool(rated uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7318011, hashtext(rated::text));
  BEGIN
    PERFORM FROM tools WHERE id = rated FOR NO KEY UPDATE NOWAIT;
    PERFORM FROM deals WHERE tool_id = rated FOR NO KEY UPDATE NOWAIT;
  EXCEPTION WHEN lock_not_available THEN
    INSERT INTO ratings_due (tool_id) VALUES (rated);
    RETURN;
  END;
  UPDATE tools t SET review_count = r.count, review_stars = r.stars
  FROM (
    SELECT count(*)::int AS count, coalesce(sum(r.stars), 0)::int AS stars FROM reviews r JOIN deals d ON d.id = r.deal_id
    WHERE d.tool_id = rated AND r.deleted_at IS NULL AND r.removed_at IS NULL
  ) r
  WHERE t.id = rated AND (t.review_count, t.review_stars) IS DISTINCT FROM (r.count, r.stars);
  IF FOUND THEN
    RETURN;
  END IF;
  -- Deals that came while it was counted the last time.
  UPDATE deals d SET rating_tenths = d.rating_tenths FROM tools t
  WHERE t.id = rated AND d.tool_id = rated AND (d.rating_tenths, d.rating_count) IS DISTINCT FROM (
    CASE WHEN t.review_count > 0 THEN round(t.review_stars * 10.0 / t.review_count) WHEN t.rating_count > 0 THEN t.rating_tenths ELSE 0 END,
    CASE WHEN t.review_count > 0 THEN t.review_count ELSE t.rating_count END);
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- It did not count any more.
  IF TG_OP = 'DELETE' AND (OLD.deleted_at IS NOT NULL OR OLD.removed_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  -- None where the deal is deleted with its reviews; that has its tool counted.
  PERFORM rate_tool(tool_id) FROM deals WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_rating AFTER INSERT OR DELETE OR UPDATE OF stars, deleted_at, removed_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION reviews_rating();
