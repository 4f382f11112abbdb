-- Return tags without some and with others; a tag that is there already keeps its spelling and place.
CREATE OR REPLACE FUNCTION changed_tags(tags text[], added text[], removed text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT tag FROM (
    SELECT DISTINCT ON (tag_key(tag)) tag, place FROM (
      SELECT tag, place FROM unnest(tags) WITH ORDINALITY AS had (tag, place) WHERE tag_key(tag) <> ALL (tag_keys(removed))
      UNION ALL SELECT tag, place + cardinality(tags) FROM unnest(added) WITH ORDINALITY AS given (tag, place)
    ) AS every ORDER BY tag_key(tag), place
  ) AS once ORDER BY place);
