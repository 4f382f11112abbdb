-- Tell members of one event, as `tell_each` does.
CREATE OR REPLACE FUNCTION tell_members(
  told_kind text, told_tab text, members uuid[], actor uuid, subject uuid, told_group text, event text, facts jsonb,
  usual_mail text, usual_push boolean)
RETURNS SETOF uuid LANGUAGE plpgsql AS $$
DECLARE
  many int[] := ARRAY[cardinality(members)];
BEGIN
  RETURN QUERY SELECT tell_each(told_kind, told_tab, members, array_fill(actor, many), array_fill(subject, many),
    array_fill(told_group, many), array_fill(event, many), array_fill(facts, many), usual_mail, usual_push);
END $$;
