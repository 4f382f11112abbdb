-- Whether one of two members has blocked the other; of nobody (null) it is false.
CREATE OR REPLACE FUNCTION is_blocked_between(one uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM blocks b WHERE (b.user_id = one AND b.blocked_id = other) OR (b.user_id = other AND b.blocked_id = one))
$$;
