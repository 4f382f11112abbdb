CREATE OR REPLACE FUNCTION newest_items(collections uuid[], wanted int, from_at timestamptz DEFAULT 'infinity', from_id uuid DEFAULT 'ffffffff-ffff-ffff-ffff-ffffffffffff')
RETURNS TABLE (id uuid, added_at timestamptz) LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE ROWS 5000 AS $$
DECLARE
  many int := cardinality(collections);
  depths int[];
  ats timestamptz[];
  ids uuid[];
  edge_at timestamptz;
  edge_id uuid;
  enough boolean;
BEGIN
  IF wanted < 1 OR many < 1 THEN RETURN; END IF;
  depths := array_fill(1 + 2 * wanted / many, ARRAY[many]);
  LOOP
    SELECT array_agg(i.added_at ORDER BY own.n), array_agg(i.id ORDER BY own.n) INTO ats, ids
    FROM unnest(collections, depths) WITH ORDINALITY own (collection_id, depth, n)
    LEFT JOIN LATERAL (
      SELECT item.added_at, item.id FROM collection_items item
      WHERE item.collection_id = own.collection_id AND item.removed_at IS NULL AND (item.added_at, item.id) < (from_at, from_id)
      ORDER BY item.added_at DESC, item.id DESC OFFSET own.depth - 1 LIMIT 1) i ON true;
    SELECT deep.at, deep.item INTO edge_at, edge_id FROM unnest(ats, ids) deep (at, item)
    WHERE deep.item IS NOT NULL ORDER BY deep.at DESC, deep.item DESC LIMIT 1;
    -- Without one each collection ends before its depth.
    EXIT WHEN edge_id IS NULL;
    SELECT count(*) >= wanted INTO enough
    FROM unnest(collections) own (collection_id)
    CROSS JOIN LATERAL (
      SELECT FROM collection_items item
      WHERE item.collection_id = own.collection_id AND item.removed_at IS NULL
        AND (item.added_at, item.id) < (from_at, from_id) AND (item.added_at, item.id) >= (edge_at, edge_id)
      ORDER BY item.added_at DESC, item.id DESC LIMIT wanted) i;
    EXIT WHEN enough;
    SELECT array_agg(CASE WHEN tried.nth <= 1 + many / 10 THEN tried.depth * 4 ELSE tried.depth END ORDER BY tried.n) INTO depths
    FROM (
      SELECT deep.depth, deep.n, row_number() OVER (ORDER BY deep.at DESC NULLS LAST, deep.item DESC) AS nth
      FROM unnest(depths, ats, ids) WITH ORDINALITY deep (depth, at, item, n)) tried;
  END LOOP;
  edge_at := coalesce(edge_at, '-infinity');
  edge_id := coalesce(edge_id, '00000000-0000-0000-0000-000000000000');
  RETURN QUERY SELECT i.id, i.added_at
    FROM unnest(collections) own (collection_id)
    CROSS JOIN LATERAL (
      SELECT item.id, item.added_at FROM collection_items item
      WHERE item.collection_id = own.collection_id AND item.removed_at IS NULL
        AND (item.added_at, item.id) < (from_at, from_id) AND (item.added_at, item.id) >= (edge_at, edge_id)
      ORDER BY item.added_at DESC, item.id DESC LIMIT wanted) i
    ORDER BY i.added_at DESC, i.id DESC LIMIT wanted;
END $$;
