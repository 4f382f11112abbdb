CREATE TABLE "collection_follows" (
	"user_id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_follows_user_id_collection_id_pk" PRIMARY KEY("user_id","collection_id")
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "followers_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_follows" ADD CONSTRAINT "collection_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_follows" ADD CONSTRAINT "collection_follows_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_follows_collection_id_idx" ON "collection_follows" USING btree ("collection_id","user_id");--> statement-breakpoint
CREATE INDEX "collection_follows_newest_idx" ON "collection_follows" USING btree ("user_id","created_at","collection_id");--> statement-breakpoint
CREATE INDEX "collections_newest_idx" ON "collections" USING btree ("published_at","id") WHERE "collections"."published_at" is not null and "collections"."unpublished_at" is null and "collections"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collections_followed_idx" ON "collections" USING btree ("followers_count","id") WHERE "collections"."published_at" is not null and "collections"."unpublished_at" is null and "collections"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collections_theme_newest_idx" ON "collections" USING btree ("theme","published_at","id") WHERE "collections"."published_at" is not null and "collections"."unpublished_at" is null and "collections"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collections_theme_followed_idx" ON "collections" USING btree ("theme","followers_count","id") WHERE "collections"."published_at" is not null and "collections"."unpublished_at" is null and "collections"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collections_published_words_idx" ON "collections" USING gin (to_tsvector('pg_catalog.simple', search_text("name" || ' ' || "description"))) WHERE "collections"."published_at" is not null and "collections"."unpublished_at" is null and "collections"."deleted_at" is null;--> statement-breakpoint
-- Keep followers_count of collections, once per statement. Those of one statement are locked in one order, so that two that end
-- follows of the same ones wait for each other.
CREATE OR REPLACE FUNCTION count_collection_followers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  counts int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(d.id), array_agg(d.n) INTO changed, counts
    FROM (SELECT collection_id AS id, count(*)::int AS n FROM came GROUP BY collection_id) d;
  ELSE
    SELECT array_agg(d.id), array_agg(d.n) INTO changed, counts
    FROM (SELECT collection_id AS id, -count(*)::int AS n FROM went GROUP BY collection_id) d;
  END IF;
  PERFORM FROM collections c WHERE c.id = ANY (changed) ORDER BY c.id FOR NO KEY UPDATE;
  UPDATE collections c SET followers_count = c.followers_count + d.n
  FROM unnest(changed, counts) AS d (id, n) WHERE c.id = d.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER collection_follows_come AFTER INSERT ON collection_follows
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_collection_followers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER collection_follows_go AFTER DELETE ON collection_follows
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_collection_followers();
