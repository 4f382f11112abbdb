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

CREATE OR REPLACE TRIGGER collection_follows_come AFTER INSERT ON collection_follows
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_collection_followers();

CREATE OR REPLACE TRIGGER collection_follows_go AFTER DELETE ON collection_follows
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_collection_followers();
