-- Return the first three of several, each once, in their order: those who did something last.
CREATE OR REPLACE FUNCTION last_three(people uuid[]) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((
    SELECT array_agg(person ORDER BY place) FROM (
      SELECT person, min(place) AS place FROM unnest(people) WITH ORDINALITY AS each_one (person, place) GROUP BY person ORDER BY 2 LIMIT 3
    ) firsts), '{}');
