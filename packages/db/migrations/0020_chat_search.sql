-- The words of a message, the same in every locale: what stands between words is named, marks of Arabic vowels go, and each sign of
-- Chinese and Japanese is a word of its own, so that two of them in a row are found. Emoji stand between words: most locales take them
-- for no letters. Its other half: chat/search/words.ts.
-- Not in SQL: that would be put in the place of each call, where the planner finds no statistics for it.
CREATE FUNCTION message_words(text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
BEGIN
  RETURN to_tsvector('simple', regexp_replace(
    regexp_replace(translate($1, U&'\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0670', ''), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe30-\ufe4f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+', ' ', 'g'),
    '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'));
END $$;
--> statement-breakpoint
DROP INDEX "messages_text_idx";--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "people_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_words_idx" ON "messages" USING gin (message_words("text"));--> statement-breakpoint
CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
--> statement-breakpoint
CREATE FUNCTION count_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most statements only move a mark.
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE rooms SET people_count = people_count + CASE TG_OP WHEN 'INSERT' THEN came.count ELSE -came.count END
    FROM (SELECT room_id, count(*) FROM changed GROUP BY room_id) came
    WHERE id = came.room_id AND kind IN ('community', 'deal');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reads_come AFTER INSERT ON reads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
CREATE TRIGGER reads_go AFTER DELETE ON reads REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
UPDATE rooms SET people_count = (SELECT count(*) FROM reads WHERE reads.room_id = rooms.id) WHERE kind IN ('community', 'deal');
