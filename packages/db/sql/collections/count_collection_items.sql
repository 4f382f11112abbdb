-- Keep item_count of collections, once per statement. The caller has locked the collections, and removed items do not
-- count.
CREATE OR REPLACE FUNCTION count_collection_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE collections c SET item_count = c.item_count + d.n
    FROM (SELECT collection_id, count(*) AS n FROM came WHERE removed_at IS NULL GROUP BY collection_id) d
    WHERE c.id = d.collection_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE collections c SET item_count = c.item_count - d.n
    FROM (SELECT collection_id, count(*) AS n FROM went WHERE removed_at IS NULL GROUP BY collection_id) d
    WHERE c.id = d.collection_id;
  ELSE
    UPDATE collections c SET item_count = c.item_count + d.n
    FROM (
      SELECT collection_id, sum(one) AS n
      FROM (
        SELECT collection_id, 1 AS one FROM came WHERE removed_at IS NULL
        UNION ALL SELECT collection_id, -1 FROM went WHERE removed_at IS NULL
      ) changed
      GROUP BY collection_id HAVING sum(one) <> 0
    ) d
    WHERE c.id = d.collection_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER collection_items_come AFTER INSERT ON collection_items
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT
  WHEN (coalesce(current_setting('onceware.counts_items', true), '') <> 'on') EXECUTE FUNCTION count_collection_items();

CREATE OR REPLACE TRIGGER collection_items_go AFTER DELETE ON collection_items
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_collection_items();

CREATE OR REPLACE TRIGGER collection_items_change AFTER UPDATE ON collection_items
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT
  WHEN (coalesce(current_setting('onceware.counts_items', true), '') <> 'on') EXECUTE FUNCTION count_collection_items();
