-- Tell members of an event, each once: a new line, or one more event of the line that is still unread; and note by which other ways.
CREATE OR REPLACE FUNCTION tell_members(
  told_kind text, told_tab text, members uuid[], actor uuid, subject uuid, told_group text, event text, facts jsonb,
  usual_mail text, usual_push boolean)
RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH wanted AS (
    SELECT u.id, coalesce(c.in_product, true) AS listed, coalesce(c.mail, usual_mail) AS mail, coalesce(c.push, usual_push) AS push,
      coalesce(s.time_zone, 'UTC') AS zone, s.quiet_from, s.quiet_to, coalesce(s.digest_at, 480) AS digest_at
    FROM users u
    LEFT JOIN notification_choices c ON c.user_id = u.id AND c.kind = told_kind
    LEFT JOIN notification_settings s ON s.user_id = u.id
    WHERE u.id = ANY(members) AND u.id IS DISTINCT FROM actor AND u.suspended_at IS NULL AND u.deleted_at IS NULL
  ), told AS (
    INSERT INTO notification_events (user_id, kind, event_key)
    -- In one order, so that two that tell the same members never wait for each other.
    SELECT id, told_kind, event FROM wanted WHERE listed OR mail <> 'off' OR push ORDER BY id
    ON CONFLICT DO NOTHING RETURNING user_id
  ), lines AS (
    INSERT INTO notifications AS n (user_id, kind, tab, subject_id, group_key, actor_ids, data, is_listed)
    SELECT w.id, told_kind, told_tab, subject, told_group, CASE WHEN actor IS NULL THEN '{}' ELSE ARRAY[actor] END, facts, w.listed
    FROM told JOIN wanted w ON w.id = told.user_id ORDER BY w.id
    ON CONFLICT (user_id, is_listed, tab, kind, group_key) WHERE read_at IS NULL AND archived_at IS NULL DO UPDATE SET
      count = n.count + 1, subject_id = excluded.subject_id, data = excluded.data, told_at = excluded.told_at,
      actor_ids = (excluded.actor_ids || CASE WHEN actor IS NULL THEN n.actor_ids ELSE array_remove(n.actor_ids, actor) END)[1:3]
    RETURNING n.id, n.user_id, n.is_listed, n.count
  ), deliveries AS (
    INSERT INTO notification_deliveries (notification_id, user_id, way, due_at)
    SELECT l.id, l.user_id, d.way, next_delivery(d.wish, w.zone, w.quiet_from, w.quiet_to, w.digest_at, now())
    FROM lines l JOIN wanted w ON w.id = l.user_id
    CROSS JOIN LATERAL (VALUES ('mail', w.mail), ('push', CASE WHEN w.push THEN 'at_once' ELSE 'off' END)) AS d (way, wish)
    -- Later events of the line are in it when it is sent, and no reason to send it again.
    WHERE l.count = 1 AND d.wish <> 'off'
    ON CONFLICT DO NOTHING
  )
  SELECT l.user_id FROM lines l WHERE l.is_listed;
END $$;
