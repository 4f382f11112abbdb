-- Recount who find a review helpful when a vote comes or goes. Votes on one review wait for each other, so that none is missed.
CREATE OR REPLACE FUNCTION count_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE voted uuid := coalesce(NEW.review_id, OLD.review_id);
BEGIN
  PERFORM FROM reviews WHERE id = voted FOR NO KEY UPDATE;
  -- A statement of its own: it sees the votes of those who had the row before.
  UPDATE reviews SET helpful_count = (SELECT count(*) FROM review_votes WHERE review_id = voted) WHERE id = voted;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_review_votes AFTER INSERT OR DELETE ON review_votes
  FOR EACH ROW EXECUTE FUNCTION count_review_votes();
