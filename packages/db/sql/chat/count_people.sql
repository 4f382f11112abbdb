-- Keep people_count of community and deal rooms: how many members have the room in their list.
CREATE OR REPLACE FUNCTION count_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most statements only move a mark.
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE rooms SET people_count = people_count + CASE TG_OP WHEN 'INSERT' THEN came.count ELSE -came.count END
    FROM (SELECT room_id, count(*) FROM changed GROUP BY room_id) came
    WHERE id = came.room_id AND kind IN ('community', 'deal');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reads_come AFTER INSERT ON reads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();

CREATE OR REPLACE TRIGGER reads_go AFTER DELETE ON reads REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();
