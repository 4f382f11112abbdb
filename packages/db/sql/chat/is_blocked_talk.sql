-- Whether a conversation is of the member and one other, with a block between the two: it is there for neither until that ends.
CREATE OR REPLACE FUNCTION is_blocked_talk(talk uuid, member uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*) = 1 AND bool_or(is_blocked_between(member, m.user_id))
  FROM room_members m WHERE m.room_id = talk AND m.user_id <> member
$$;
