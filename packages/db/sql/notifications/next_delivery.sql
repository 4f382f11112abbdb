-- Compute when a line is sent: at once, unless the hours are quiet, or with the next digest, by the member's own clock.
CREATE OR REPLACE FUNCTION next_delivery(wish text, zone text, quiet_from int, quiet_to int, digest_at int, told timestamptz)
RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  local timestamp := told AT TIME ZONE zone;
  today timestamp := date_trunc('day', local);
  minute int := extract(hour FROM local) * 60 + extract(minute FROM local);
  due timestamp;
BEGIN
  IF wish = 'at_once' THEN
    IF quiet_from IS NULL OR quiet_from = quiet_to THEN RETURN told; END IF;
    IF quiet_from < quiet_to THEN
      IF minute < quiet_from OR minute >= quiet_to THEN RETURN told; END IF;
    ELSIF minute >= quiet_to AND minute < quiet_from THEN RETURN told;
    END IF;
    due := today + make_interval(mins => quiet_to);
    IF minute >= quiet_to THEN due := due + interval '1 day'; END IF;
  ELSE
    due := (CASE wish WHEN 'weekly' THEN date_trunc('week', local) ELSE today END) + make_interval(mins => digest_at);
    IF due <= local THEN due := due + (CASE wish WHEN 'weekly' THEN interval '7 days' ELSE interval '1 day' END); END IF;
  END IF;
  -- Clocks that are set back may name a moment that is over already.
  RETURN greatest(due AT TIME ZONE zone, told);
END $$;
