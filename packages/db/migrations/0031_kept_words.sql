CREATE TABLE "kept_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_document(title, 'A') || search_document(description, 'B') || search_document(site_name || ' ' || regexp_replace(canonical_url, '^https?://', ''), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "kept_filters" ADD CONSTRAINT "kept_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_filters_user_id_idx" ON "kept_filters" USING btree ("user_id","created_at");--> statement-breakpoint

-- Tags are the same in capitals and not, whatever the server's locale.
CREATE FUNCTION tag_key(tag text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(tag COLLATE "und-x-icu");
--> statement-breakpoint
CREATE FUNCTION tag_keys(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT tag_key(tag) FROM unnest(tags) AS tag);
--> statement-breakpoint
-- Without some, then with others; what is there already stays as it is written.
CREATE FUNCTION changed_tags(tags text[], added text[], removed text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT tag FROM (
    SELECT DISTINCT ON (tag_key(tag)) tag, place FROM (
      SELECT tag, place FROM unnest(tags) WITH ORDINALITY AS had (tag, place) WHERE tag_key(tag) <> ALL (tag_keys(removed))
      UNION ALL SELECT tag, place + cardinality(tags) FROM unnest(added) WITH ORDINALITY AS given (tag, place)
    ) AS every ORDER BY tag_key(tag), place
  ) AS once ORDER BY place);
--> statement-breakpoint

-- Kept here so that no way of writing an item can forget them; of items without notes and tags it costs nothing.
CREATE FUNCTION collection_item_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := nullif(search_document(array_to_string(NEW.tags, ' '), 'A') || search_document(coalesce(NEW.notes, ''), 'B'), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER collection_items_words BEFORE INSERT OR UPDATE OF notes, tags ON collection_items
  FOR EACH ROW WHEN (NEW.notes IS NOT NULL OR NEW.tags <> '{}' OR NEW.words IS NOT NULL)
  EXECUTE FUNCTION collection_item_words();
