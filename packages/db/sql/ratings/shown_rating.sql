-- Return the rating of a tool and its deals, times ten: that of its reviews, else the imported one, else 0.
CREATE OR REPLACE FUNCTION shown_rating(rating_tenths smallint, rating_count int, review_count int, review_stars int)
RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN review_count > 0 THEN round(review_stars * 10.0 / review_count)::smallint WHEN rating_count > 0 THEN rating_tenths ELSE 0::smallint END;
