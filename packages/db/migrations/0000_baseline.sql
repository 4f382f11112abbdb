-- The database as the first version makes it: all that the migrations before it made, which are folded into this one.
-- Functions and triggers stand one by one in packages/db/sql. Written by pg_dump, but for the rows at the end.
SET LOCAL check_function_bodies = false;
--> statement-breakpoint
CREATE SCHEMA pgboss;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
--> statement-breakpoint
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON pgboss.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i14 ON pgboss.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i15 ON pgboss.job (name, created_on)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i16 ON pgboss.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i17 ON pgboss.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
--> statement-breakpoint
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;
--> statement-breakpoint
CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;
--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;
--> statement-breakpoint
CREATE FUNCTION action_log_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the action log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE FUNCTION action_log_forgets() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.actor_id, NEW.via, NEW.action, NEW.target_type, NEW.target_id)
      IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.via, OLD.action, OLD.target_type, OLD.target_id)
    OR (NEW.target_label IS NOT NULL AND NEW.target_label IS DISTINCT FROM OLD.target_label)
    OR (NEW.address IS NOT NULL AND NEW.address IS DISTINCT FROM OLD.address)
    OR (NEW.user_agent IS NOT NULL AND NEW.user_agent IS DISTINCT FROM OLD.user_agent)
    OR (NEW.before IS DISTINCT FROM OLD.before AND NEW.before IS DISTINCT FROM OLD.before - 'reason')
    OR (NEW.after IS DISTINCT FROM OLD.after AND NEW.after IS DISTINCT FROM OLD.after - 'reason')
    OR NOT (
      (OLD.actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id AND deleted_at IS NULL))
      OR (OLD.target_type IS NOT DISTINCT FROM 'user' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.target_id::uuid AND deleted_at IS NULL)))
  THEN
    RAISE EXCEPTION 'the action log is append-only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION asked_prices(deal uuid) RETURNS TABLE(began_at timestamp with time zone, ended_at timestamp with time zone, price_minor integer, price_rest smallint, base_price_minor integer, base_price_rest smallint, currency character, is_told boolean)
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT min(began_at), nullif(max(coalesce(ended_at, 'infinity')), 'infinity'), price_minor, price_rest, base_price_minor, base_price_rest,
    currency, bool_or(is_told)
  FROM (
    SELECT *, count(*) FILTER (WHERE is_other) OVER (ORDER BY began_at) AS part
    FROM (
      SELECT *, (began_at, price_minor, price_rest, base_price_minor, base_price_rest, currency) IS DISTINCT FROM
        (lag(ended_at) OVER w, lag(price_minor) OVER w, lag(price_rest) OVER w, lag(base_price_minor) OVER w, lag(base_price_rest) OVER w,
          lag(currency) OVER w) AS is_other
      FROM (
        SELECT *, greatest(at, starts_at) AS began_at, least(lead(at) OVER (ORDER BY at), ends_at) AS ended_at
        FROM deal_prices WHERE deal_id = deal
      ) logged
      WHERE began_at < coalesce(ended_at, 'infinity')
      WINDOW w AS (ORDER BY began_at)
    ) asked
  ) parted
  GROUP BY part, price_minor, price_rest, base_price_minor, base_price_rest, currency
$$;
--> statement-breakpoint
CREATE FUNCTION named_symbols(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN ((value ~~ '%++%'::text) OR (value ~~ '%#%'::text) OR (value ~~ '%.net%'::text) OR (value ~~ '%.NET%'::text) OR (value ~~ '%.Net%'::text)) THEN regexp_replace(regexp_replace(regexp_replace(value, '\m([a-z])\+\+'::text, '\1plusplus '::text, 'gi'::text), '\m([a-z])#'::text, '\1sharp '::text, 'gi'::text), '(^|[^[:alnum:]]|\masp)\.net\M'::text, '\1 dotnet'::text, 'gi'::text) ELSE value END;
--> statement-breakpoint
CREATE FUNCTION search_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (octet_length(value) = length(value)) THEN (TRIM(BOTH FROM regexp_replace(lower((value COLLATE "C")), '[^a-z0-9]+'::text, ' '::text, 'g'::text)) COLLATE "und-x-icu") ELSE TRIM(BOTH FROM regexp_replace(regexp_replace(lower((regexp_replace(NORMALIZE(value, NFKD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text) COLLATE "und-x-icu")), '([\u2e80-\u2fdf\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])'::text, ' \1 '::text, 'g'::text), '[^[:alnum:]]+'::text, ' '::text, 'g'::text)) END;
--> statement-breakpoint
CREATE FUNCTION catalog_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN search_text(CASE WHEN (octet_length(value) = length(value)) THEN named_symbols(value) ELSE translate(named_symbols(value), 'أإآٱؤئىة٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ'::text, 'ااااوييه0123456789'::text) END);
--> statement-breakpoint
CREATE FUNCTION catalog_document(value text, weight "char") RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN setweight(to_tsvector('simple'::regconfig, catalog_text(value)), weight);
--> statement-breakpoint
CREATE FUNCTION tag_key(tag text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower((tag COLLATE "und-x-icu"));
--> statement-breakpoint
CREATE FUNCTION tag_keys(tags text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT tag_key(tag.tag) AS tag_key FROM unnest(tag_keys.tags) tag(tag));
--> statement-breakpoint
CREATE FUNCTION changed_tags(tags text[], added text[], removed text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT once.tag FROM (SELECT DISTINCT ON ((tag_key(every.tag))) every.tag, every.place FROM (SELECT had.tag, had.place FROM unnest(changed_tags.tags) WITH ORDINALITY had(tag, place) WHERE (tag_key(had.tag) <> ALL (tag_keys(changed_tags.removed))) UNION ALL SELECT given.tag, (given.place + cardinality(changed_tags.tags)) FROM unnest(changed_tags.added) WITH ORDINALITY given(tag, place)) every ORDER BY (tag_key(every.tag)), every.place) once ORDER BY once.place);
--> statement-breakpoint
CREATE FUNCTION collection_item_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.words := nullif(search_document(array_to_string(NEW.tags, ' '), 'A') || search_document(coalesce(NEW.notes, ''), 'B'), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_collection_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE collections c SET item_count = c.item_count + d.n
    FROM (SELECT collection_id, count(*) AS n FROM came WHERE removed_at IS NULL GROUP BY collection_id) d
    WHERE c.id = d.collection_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE collections c SET item_count = c.item_count - d.n
    FROM (SELECT collection_id, count(*) AS n FROM went WHERE removed_at IS NULL GROUP BY collection_id) d
    WHERE c.id = d.collection_id;
  ELSE
    UPDATE collections c SET item_count = c.item_count + d.n
    FROM (
      SELECT collection_id, sum(one) AS n
      FROM (
        SELECT collection_id, 1 AS one FROM came WHERE removed_at IS NULL
        UNION ALL SELECT collection_id, -1 FROM went WHERE removed_at IS NULL
      ) changed
      GROUP BY collection_id HAVING sum(one) <> 0
    ) d
    WHERE c.id = d.collection_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_people() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- Most statements only move a mark.
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE rooms SET people_count = people_count + CASE TG_OP WHEN 'INSERT' THEN came.count ELSE -came.count END
    FROM (SELECT room_id, count(*) FROM changed GROUP BY room_id) came
    WHERE id = came.room_id AND kind IN ('community', 'deal');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION day_slice(moment timestamp with time zone) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT CASE WHEN isfinite(moment) THEN floor(extract(epoch FROM moment AT TIME ZONE 'UTC') / 86400)::int ELSE 1000000000 END
$$;
--> statement-breakpoint
CREATE FUNCTION deal_prices_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM went JOIN deals ON deals.id = went.deal_id) THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM deals) THEN RETURN NULL; END IF;
  END IF;
  RAISE EXCEPTION 'the log of prices is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE FUNCTION deal_prices_told() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM came WHERE is_told) THEN
    UPDATE deals d SET is_lowest_ever = NOT d.is_lowest_ever WHERE d.id IN (SELECT deal_id FROM came WHERE is_told)
      AND d.is_lowest_ever <> is_lowest_ever(d.id, d.currency, d.price_minor, d.price_rest);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION price_slice(price_minor integer) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT width_bucket(price_minor, '{256,304,362,431,512,609,724,861,1024,1218,1448,1722,2048,2435,2896,3444,4096,4871,5793,6889,8192,9742,11585,13777,16384,19484,23170,27554,32768,38968,46341,55109,65536,77936,92682,110218,131072,155872,185364,220436,262144}'::int[])
$$;
--> statement-breakpoint
CREATE FUNCTION deal_terms(category text, starts_at timestamp with time zone, ends_at timestamp with time zone, price_minor integer, discount_percentage smallint, rating_tenths smallint) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY[('category:'::text || category), ('starts:'::text || day_slice(starts_at)), ('ends:'::text || day_slice(ends_at)), CASE WHEN isfinite(ends_at) THEN 'ends:sometime'::text ELSE 'ends:never'::text END, ('price:'::text || price_slice(price_minor)), ('discount:'::text || (discount_percentage / 2)), ('rating:'::text || rating_tenths)];
--> statement-breakpoint
CREATE FUNCTION deal_terms(category text, currency character, starts_at timestamp with time zone, ends_at timestamp with time zone, price_minor integer, discount_percentage smallint, rating_tenths smallint) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY[('category:'::text || category), ('starts:'::text || day_slice(starts_at)), ('ends:'::text || day_slice(ends_at)), CASE WHEN isfinite(ends_at) THEN 'ends:sometime'::text ELSE 'ends:never'::text END, ((('price:'::text || (currency)::text) || ':'::text) || price_slice(price_minor)), ('discount:'::text || (discount_percentage / 2)), ('rating:'::text || rating_tenths)];
--> statement-breakpoint
CREATE FUNCTION deals_has_ended() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  is_tool_hidden boolean;
BEGIN
  IF TG_OP = 'INSERT' OR NEW.tool_id <> OLD.tool_id THEN
    SELECT is_hidden INTO is_tool_hidden FROM tools WHERE id = NEW.tool_id FOR KEY SHARE;
  ELSE
    SELECT is_hidden INTO is_tool_hidden FROM tools WHERE id = NEW.tool_id;
  END IF;
  IF NEW.is_hidden OR is_tool_hidden THEN
    NEW.has_ended := NULL;
  ELSE
    NEW.has_ended := coalesce(NEW.ends_at, 'infinity') <= now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION deals_lowest_ever() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.is_lowest_ever := is_lowest_ever(NEW.id, NEW.currency, NEW.price_minor, NEW.price_rest);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION deals_rating() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE tool record;
BEGIN
  SELECT rating_tenths, rating_count, review_count, review_stars INTO tool FROM tools WHERE id = NEW.tool_id;
  IF tool.review_count > 0 THEN
    NEW.rating_tenths := round(tool.review_stars * 10.0 / tool.review_count);
    NEW.rating_count := tool.review_count;
  ELSE
    NEW.rating_tenths := CASE WHEN tool.rating_count > 0 THEN tool.rating_tenths ELSE 0 END;
    NEW.rating_count := coalesce(tool.rating_count, 0);
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF tool.review_count > 0 THEN
      INSERT INTO ratings_due (tool_id) VALUES (NEW.tool_id);
    END IF;
  ELSIF NEW.tool_id <> OLD.tool_id THEN
    INSERT INTO ratings_due (tool_id) VALUES (OLD.tool_id), (NEW.tool_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION deals_rating_due() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO ratings_due (tool_id) VALUES (OLD.tool_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION deals_search_document() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE tool record;
BEGIN
  SELECT name, tagline, tags INTO tool FROM tools WHERE id = NEW.tool_id;
  NEW.search :=
    catalog_document(concat_ws(' ', tool.name, NEW.title), 'A') ||
    catalog_document(concat_ws(' ', NEW.promise, tool.tagline), 'B') ||
    catalog_document(concat_ws(' ', NEW.category, array_to_string(tool.tags, ' ')), 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION is_lowest_ever(deal uuid, today_currency character, today_minor integer, today_rest smallint) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  RETURN (
    SELECT coalesce(bool_or((price_minor, price_rest) > (today_minor, today_rest)) AND NOT bool_or((price_minor, price_rest) < (today_minor, today_rest)), false)
    FROM (
      SELECT *, least(lead(at) OVER (ORDER BY at), ends_at, clock_timestamp()) AS ended_at FROM deal_prices WHERE deal_id = deal
    ) logged
    WHERE currency = today_currency AND greatest(at, starts_at) < ended_at
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION log_deal_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at)
    SELECT id, clock_timestamp(), price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at FROM came;
  ELSE
    INSERT INTO deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at)
    SELECT d.id, greatest(clock_timestamp(), last.at + interval '1 microsecond'), d.price_minor, d.price_rest, d.base_price_minor,
      d.base_price_rest, d.currency, d.starts_at, d.ends_at
    FROM came d LEFT JOIN LATERAL (SELECT * FROM deal_prices WHERE deal_id = d.id ORDER BY at DESC LIMIT 1) last ON true
    WHERE (d.price_minor, d.price_rest, d.base_price_minor, d.base_price_rest, d.currency, d.starts_at, d.ends_at) IS DISTINCT FROM
      (last.price_minor, last.price_rest, last.base_price_minor, last.base_price_rest, last.currency, last.starts_at, last.ends_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION lower_all(names text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY(SELECT lower(name.name) AS lower FROM unnest(lower_all.names) name(name));
--> statement-breakpoint
CREATE FUNCTION make_team_room() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO rooms (id, kind, organization_id) VALUES (gen_random_uuid(), 'team', NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION message_words(text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT COST 500 PARALLEL SAFE
    AS $_$
BEGIN
  RETURN to_tsvector('simple', regexp_replace(
    regexp_replace(translate($1, U&'\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0670', ''), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe30-\ufe4f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+', ' ', 'g'),
    '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'));
END $_$;
--> statement-breakpoint
CREATE FUNCTION name_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN "left"(replace(catalog_text(name), ' '::text, ''::text), 200);
--> statement-breakpoint
CREATE FUNCTION names_document(search tsvector) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ts_filter(search, '{a}'::"char"[]);
--> statement-breakpoint
CREATE FUNCTION notify_catalog_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('catalog_change', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_session_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_TABLE_NAME = 'role_permissions' THEN
    PERFORM pg_notify('session_change', '*');
  ELSIF TG_TABLE_NAME = 'users' THEN
    PERFORM pg_notify('session_change', OLD.id::text);
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM pg_notify('session_change', NEW.user_id::text);
  ELSE
    PERFORM pg_notify('session_change', OLD.user_id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_team_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('session_change', user_id::text) FROM organization_members WHERE organization_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION phrase_keys(phrase text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN ((phrase COLLATE "C") ~ '[a-z\u0621-\u064a]'::text) THEN (SELECT (ARRAY[('='::text || phrase_keys.phrase)] || array_agg(keys.key)) FROM (SELECT (languages.language || string_agg(COALESCE((ts_lexize(languages.dictionary, words.word))[1], words.word), ' '::text ORDER BY words."position")) AS key FROM ((VALUES ('en:'::text,'english_stem'::regdictionary), ('de:'::text,'german_stem'::regdictionary), ('es:'::text,'spanish_stem'::regdictionary), ('pt:'::text,'portuguese_stem'::regdictionary), ('ar:'::text,'arabic_stem'::regdictionary)) languages(language, dictionary) CROSS JOIN regexp_split_to_table(phrase_keys.phrase, ' '::text) WITH ORDINALITY words(word, "position")) WHERE ((languages.language = 'ar:'::text) = ((phrase_keys.phrase COLLATE "C") ~ '[\u0621-\u064a]'::text)) GROUP BY languages.language) keys WHERE (length(keys.key) >= CASE WHEN (keys.key ~ '^(en|ar):'::text) THEN 6 ELSE 8 END)) ELSE ARRAY[('='::text || phrase)] END;
--> statement-breakpoint
CREATE FUNCTION price_from(slice integer) RETURNS double precision
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT CASE WHEN slice <= 0 THEN 0 WHEN slice > 41 THEN 'infinity'::float8
    ELSE ('{256,304,362,431,512,609,724,861,1024,1218,1448,1722,2048,2435,2896,3444,4096,4871,5793,6889,8192,9742,11585,13777,16384,19484,23170,27554,32768,38968,46341,55109,65536,77936,92682,110218,131072,155872,185364,220436,262144}'::int[])[slice] END::float8
$$;
--> statement-breakpoint
CREATE FUNCTION rate_tool(rated uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7318011, hashtext(rated::text));
  BEGIN
    PERFORM FROM tools WHERE id = rated FOR NO KEY UPDATE NOWAIT;
    PERFORM FROM deals WHERE tool_id = rated FOR NO KEY UPDATE NOWAIT;
  EXCEPTION WHEN lock_not_available THEN
    INSERT INTO ratings_due (tool_id) VALUES (rated);
    RETURN;
  END;
  UPDATE tools t SET review_count = r.count, review_stars = r.stars
  FROM (
    SELECT count(*)::int AS count, coalesce(sum(r.stars), 0)::int AS stars FROM reviews r JOIN deals d ON d.id = r.deal_id
    WHERE d.tool_id = rated AND r.deleted_at IS NULL AND r.removed_at IS NULL
  ) r
  WHERE t.id = rated AND (t.review_count, t.review_stars) IS DISTINCT FROM (r.count, r.stars);
  IF FOUND THEN
    RETURN;
  END IF;
  -- Deals that came while it was counted the last time.
  UPDATE deals d SET rating_tenths = d.rating_tenths FROM tools t
  WHERE t.id = rated AND d.tool_id = rated AND (d.rating_tenths, d.rating_count) IS DISTINCT FROM (
    CASE WHEN t.review_count > 0 THEN round(t.review_stars * 10.0 / t.review_count) WHEN t.rating_count > 0 THEN t.rating_tenths ELSE 0 END,
    CASE WHEN t.review_count > 0 THEN t.review_count ELSE t.rating_count END);
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_rating() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- It did not count any more.
  IF TG_OP = 'DELETE' AND (OLD.deleted_at IS NOT NULL OR OLD.removed_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  -- None where the deal is deleted with its reviews; that has its tool counted.
  PERFORM rate_tool(tool_id) FROM deals WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_document(value text, weight "char") RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN setweight(to_tsvector('simple'::regconfig, search_text(value)), weight);
--> statement-breakpoint
CREATE FUNCTION stem_key(language text, dictionary regdictionary, word text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT CASE WHEN (length(s.stem) >= 5) THEN (stem_key.language || s.stem) ELSE NULL::text END AS "case" FROM (SELECT (ts_lexize(stem_key.dictionary, stem_key.word))[1] AS stem) s);
--> statement-breakpoint
CREATE FUNCTION search_stems(word text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (((word COLLATE "C") >= 'a'::text) AND ((word COLLATE "C") <= '{'::text)) THEN (SELECT CASE WHEN (s.stem <> search_stems.word) THEN ARRAY[('en:'::text || s.stem)] ELSE array_remove(ARRAY[('en:'::text || search_stems.word), stem_key('de:'::text, 'german_stem'::regdictionary, search_stems.word), stem_key('es:'::text, 'spanish_stem'::regdictionary, search_stems.word), stem_key('pt:'::text, 'portuguese_stem'::regdictionary, search_stems.word)], NULL::text) END AS array_remove FROM (SELECT COALESCE((ts_lexize('english_stem'::regdictionary, search_stems.word))[1], search_stems.word) AS stem) s) WHEN (((word COLLATE "C") >= 'ء'::text) AND ((word COLLATE "C") <= 'ً'::text)) THEN ARRAY[('ar:'::text || COALESCE((ts_lexize('arabic_stem'::regdictionary, word))[1], word))] ELSE ARRAY[('='::text || word)] END;
--> statement-breakpoint
CREATE FUNCTION synonym_keys(terms text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT array_agg(DISTINCT key.key) AS array_agg FROM (unnest(synonym_keys.terms) term(term) CROSS JOIN LATERAL unnest(phrase_keys(catalog_text(term.term))) key(key)));
--> statement-breakpoint
CREATE FUNCTION tool_page(domain text, website text) RETURNS text
    LANGUAGE sql IMMUTABLE COST 1000 PARALLEL SAFE
    AS $$
  SELECT coalesce(
    (SELECT CASE WHEN lower(rtrim(at[1], '.')) <> domain THEN '/' WHEN length(at[2]) >= 200 THEN '' ELSE rtrim(at[2], '/') || '/' END
     FROM regexp_match(website, '^https?://(?:www\.)?([^/?#]+)([^?#]*)', 'i') AS at),
    '/')
$$;
--> statement-breakpoint
CREATE FUNCTION tools_hidden_deals() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE deals SET is_hidden = is_hidden WHERE tool_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tools_hidden_hold() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM tools WHERE id = NEW.id FOR UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION tools_rating_to_deals() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE deals d SET rating_tenths = d.rating_tenths
  FROM tools_after a JOIN tools_before b ON b.id = a.id
  WHERE d.tool_id = a.id
    AND (a.rating_tenths, a.rating_count, a.review_count, a.review_stars)
      IS DISTINCT FROM (b.rating_tenths, b.rating_count, b.review_count, b.review_stars);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tools_search_document() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.search :=
    catalog_document(NEW.name, 'A') ||
    catalog_document(NEW.tagline, 'B') ||
    catalog_document(NEW.category || ' ' || array_to_string(NEW.tags, ' '), 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION tools_search_to_deals() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE deals SET tool_id = tool_id WHERE tool_id IN (
    SELECT after.id FROM tools_after after JOIN tools_before before USING (id)
    WHERE (after.name, after.tagline, after.tags) IS DISTINCT FROM (before.name, before.tagline, before.tags));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE pgboss.instance (
    id uuid NOT NULL,
    name text,
    host text NOT NULL,
    pid integer NOT NULL,
    version text NOT NULL,
    node_version text NOT NULL,
    application_name text,
    heartbeat_seconds integer NOT NULL,
    supervise boolean NOT NULL,
    schedule boolean NOT NULL,
    migrate boolean NOT NULL,
    persist_queue_stats boolean NOT NULL,
    persist_warnings boolean NOT NULL,
    pool_max integer,
    pool_total integer,
    pool_idle integer,
    pool_waiting integer,
    workers jsonb DEFAULT '[]'::jsonb NOT NULL,
    metrics jsonb,
    config jsonb DEFAULT '{}'::jsonb NOT NULL,
    crash_restarts integer DEFAULT 0 NOT NULL,
    crash_restarts_since timestamp with time zone,
    started_on timestamp with time zone DEFAULT now() NOT NULL,
    heartbeat_on timestamp with time zone DEFAULT now() NOT NULL,
    stopped_on timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    trace_context jsonb,
    upsert_by_key boolean
)
PARTITION BY LIST (name);
--> statement-breakpoint
CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    trace_context jsonb,
    upsert_by_key boolean,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
--> statement-breakpoint
CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    blocked_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    retained_count integer,
    retained_on timestamp with time zone,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    wait_bins integer[],
    run_bins integer[],
    ready_oldest_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
--> statement-breakpoint
CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    wait_bins integer[],
    run_bins integer[],
    ready_oldest_seconds integer,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
--> statement-breakpoint
CREATE TABLE pgboss.queue_stats_20261126 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    wait_bins integer[],
    run_bins integer[],
    ready_oldest_seconds integer,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE pgboss.queue_stats_20261127 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    wait_bins integer[],
    run_bins integer[],
    ready_oldest_seconds integer,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);
--> statement-breakpoint
CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE account_tokens (
    id text NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT account_tokens_kind_check CHECK ((kind = ANY (ARRAY['verify_email'::text, 'reset_password'::text])))
);
--> statement-breakpoint
CREATE TABLE action_log (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    via text NOT NULL,
    action text NOT NULL,
    target_type text,
    target_id text,
    target_label text,
    address text,
    user_agent text,
    before jsonb,
    after jsonb
);
--> statement-breakpoint
CREATE TABLE api_keys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    hint text NOT NULL,
    permissions text[] DEFAULT '{}'::text[] NOT NULL,
    expires_at timestamp with time zone,
    last_used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    scopes text[] DEFAULT '{write}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE attachments (
    id uuid NOT NULL,
    room_id uuid,
    user_id uuid,
    message_id uuid,
    name text NOT NULL,
    size integer NOT NULL,
    type text NOT NULL,
    width integer,
    height integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    file_id uuid NOT NULL,
    preview_id uuid,
    preview_size integer DEFAULT 0 NOT NULL,
    stored_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE avatars (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    type text NOT NULL,
    image bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE catalog_counts (
    category text NOT NULL,
    deals integer NOT NULL,
    tools integer NOT NULL,
    counted_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE catalog_drafts (
    id uuid NOT NULL,
    entity_type text NOT NULL,
    entity_id uuid,
    content jsonb NOT NULL,
    base jsonb,
    revision integer DEFAULT 1 NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    reason text,
    made_by uuid,
    organization_id uuid,
    submitted_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT catalog_drafts_base_check CHECK (((base IS NULL) OR (entity_id IS NOT NULL))),
    CONSTRAINT catalog_drafts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'accepted'::text, 'refused'::text, 'discarded'::text]))),
    CONSTRAINT catalog_drafts_type_check CHECK ((entity_type = ANY (ARRAY['deal'::text, 'tool'::text])))
);
--> statement-breakpoint
CREATE TABLE catalog_feeds (
    id uuid NOT NULL,
    source text NOT NULL,
    url text NOT NULL,
    format text NOT NULL,
    rows_at text NOT NULL,
    mapping jsonb NOT NULL,
    when_gone text DEFAULT 'leave'::text NOT NULL,
    every_hours smallint,
    next_run_at timestamp with time zone,
    sample jsonb NOT NULL,
    fields text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    imported_hash text,
    etag text,
    last_modified text,
    checked_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT catalog_feeds_every_hours_check CHECK ((every_hours > 0))
);
--> statement-breakpoint
CREATE TABLE catalog_history (
    entity_type text NOT NULL,
    entity_id uuid NOT NULL,
    version integer NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    organization_id uuid,
    kind text NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT catalog_history_type_check CHECK ((entity_type = ANY (ARRAY['deal'::text, 'tool'::text])))
);
--> statement-breakpoint
CREATE TABLE catalog_imports (
    id uuid NOT NULL,
    source text NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    heartbeat_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    rows_read integer DEFAULT 0 NOT NULL,
    rows_written integer DEFAULT 0 NOT NULL,
    notes jsonb DEFAULT '[]'::jsonb NOT NULL,
    note_count integer DEFAULT 0 NOT NULL,
    summary jsonb,
    error jsonb,
    feed_id uuid,
    is_dry_run boolean DEFAULT false NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE collection_items (
    id uuid NOT NULL,
    collection_id uuid NOT NULL,
    entity_type text NOT NULL,
    entity_id uuid NOT NULL,
    deal_id uuid GENERATED ALWAYS AS (
CASE
    WHEN (entity_type = 'deal'::text) THEN entity_id
    ELSE NULL::uuid
END) STORED,
    tool_id uuid GENERATED ALWAYS AS (
CASE
    WHEN (entity_type = 'tool'::text) THEN entity_id
    ELSE NULL::uuid
END) STORED,
    notes text,
    rank text NOT NULL COLLATE pg_catalog."C",
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone,
    page_id uuid,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    is_favorite boolean DEFAULT false NOT NULL,
    words tsvector
);
--> statement-breakpoint
CREATE TABLE collections (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    default_key text,
    next_rank integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    is_favorite boolean DEFAULT false NOT NULL,
    share_token text,
    shares_notes boolean DEFAULT false NOT NULL,
    is_share_indexed boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    item_count integer DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE contact_messages (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    topic text NOT NULL,
    message text NOT NULL,
    language text,
    user_id uuid,
    status text DEFAULT 'new'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contact_messages_status_check CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'done'::text, 'spam'::text]))),
    CONSTRAINT contact_messages_topic_check CHECK ((topic = ANY (ARRAY['question'::text, 'deal'::text, 'vendor'::text, 'account'::text, 'other'::text])))
);
--> statement-breakpoint
CREATE TABLE deal_clicks (
    deal_id uuid NOT NULL,
    day date NOT NULL,
    clicks integer NOT NULL,
    views integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE deal_prices (
    deal_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    price_minor integer NOT NULL,
    price_rest smallint NOT NULL,
    base_price_minor integer NOT NULL,
    base_price_rest smallint NOT NULL,
    currency character(3) NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    is_told boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE deal_visits (
    day date NOT NULL,
    visitor bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE deals (
    id uuid NOT NULL,
    slug text NOT NULL,
    tool_id uuid NOT NULL,
    title text NOT NULL,
    promise text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    category text NOT NULL,
    base_price_minor integer NOT NULL,
    price_minor integer NOT NULL,
    currency character(3) NOT NULL,
    discount_percentage smallint GENERATED ALWAYS AS (
CASE
    WHEN (base_price_minor > 0) THEN round(((100)::numeric - (((price_minor)::numeric * 100.0) / (base_price_minor)::numeric)))
    ELSE (0)::numeric
END) STORED NOT NULL,
    tiers jsonb DEFAULT '[]'::jsonb NOT NULL,
    cover_url text,
    gallery text[] DEFAULT '{}'::text[] NOT NULL,
    rating_tenths smallint DEFAULT 0 NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    starts_at timestamp with time zone DEFAULT now() NOT NULL,
    ends_at timestamp with time zone,
    source text,
    external_id text,
    search tsvector DEFAULT ''::tsvector NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    base_price_rest smallint DEFAULT 0 NOT NULL,
    price_rest smallint DEFAULT 0 NOT NULL,
    has_ended boolean DEFAULT false,
    url text,
    coupon text,
    sold_by text,
    refund_days smallint,
    redeem_by timestamp with time zone,
    redeem_days smallint,
    updates text,
    stacking smallint,
    is_lowest_ever boolean DEFAULT false NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    CONSTRAINT deals_prices_check CHECK (((base_price_minor >= 0) AND ((price_minor >= 0) AND (price_minor <= base_price_minor)))),
    CONSTRAINT deals_terms_check CHECK (((refund_days >= 0) AND (redeem_days >= 0) AND (stacking >= 1))),
    CONSTRAINT deals_updates_check CHECK ((updates = ANY (ARRAY['all'::text, 'version'::text, 'year'::text, 'none'::text])))
);
--> statement-breakpoint
CREATE TABLE email_changes (
    user_id uuid NOT NULL,
    new_email text NOT NULL,
    old_token_id text NOT NULL,
    new_token_id text NOT NULL,
    old_confirmed_at timestamp with time zone,
    new_confirmed_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE exchange_rates (
    currency character(3) NOT NULL,
    day date NOT NULL,
    per_euro numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE feed_ended_deals (
    deal_id uuid NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    ends_at_before timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE file_chunks (
    file_id uuid NOT NULL,
    "position" integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY file_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE TABLE flags (
    message_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    settled_by uuid
);
--> statement-breakpoint
CREATE TABLE ghosts (
    user_id uuid NOT NULL,
    message_id uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE kept_filters (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    filter jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE key_checks (
    name text NOT NULL,
    hash text NOT NULL
);
--> statement-breakpoint
CREATE TABLE mail_queue (
    id uuid NOT NULL,
    content text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE mentions (
    user_id uuid NOT NULL,
    room_id uuid NOT NULL,
    number integer NOT NULL,
    message_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE message_edits (
    id uuid NOT NULL,
    message_id uuid NOT NULL,
    previous_text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE messages (
    id uuid NOT NULL,
    room_id uuid NOT NULL,
    number integer NOT NULL,
    seq integer NOT NULL,
    author_id uuid,
    webhook_id uuid,
    text text NOT NULL,
    reply_to uuid,
    named jsonb NOT NULL,
    edited_at timestamp with time zone,
    deleted_at timestamp with time zone,
    deleted_by uuid,
    pinned_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE organization_members (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT organization_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'member'::text])))
);
--> statement-breakpoint
CREATE TABLE organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    website text,
    notes text DEFAULT ''::text NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE page_hosts (
    host text NOT NULL,
    free_at timestamp with time zone NOT NULL,
    is_resting boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE pages (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    url text,
    canonical_url text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    site_name text DEFAULT ''::text NOT NULL,
    picture_url text,
    icon_url text,
    is_title_typed boolean DEFAULT false NOT NULL,
    is_description_typed boolean DEFAULT false NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    failure text,
    fetched_at timestamp with time zone,
    dead_since timestamp with time zone,
    tool_id uuid,
    suggested_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search tsvector GENERATED ALWAYS AS (((search_document(title, 'A'::"char") || search_document(description, 'B'::"char")) || search_document(((site_name || ' '::text) || regexp_replace(canonical_url, '^https?://'::text, ''::text)), 'C'::"char"))) STORED,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    times_put_off smallint DEFAULT 0 NOT NULL,
    CONSTRAINT pages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'fetched'::text, 'failed'::text])))
);
--> statement-breakpoint
CREATE TABLE pictures (
    name text NOT NULL,
    content_hash bytea NOT NULL,
    file_id uuid NOT NULL,
    is_stored boolean DEFAULT false NOT NULL,
    size integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    is_permanent boolean NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE purchases (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    deal_id uuid,
    title text NOT NULL,
    tier text,
    price_minor integer NOT NULL,
    currency character(3) NOT NULL,
    purchased_on date NOT NULL,
    refund_until date,
    state text DEFAULT 'unused'::text NOT NULL,
    licence_codes text,
    code_count smallint DEFAULT 0 NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    terms jsonb,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    price_rest smallint DEFAULT 0 NOT NULL,
    CONSTRAINT purchases_price_check CHECK ((price_minor >= 0)),
    CONSTRAINT purchases_state_check CHECK ((state = ANY (ARRAY['unused'::text, 'activated'::text, 'refunded'::text])))
);
--> statement-breakpoint
CREATE TABLE rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
--> statement-breakpoint
CREATE TABLE ratings_due (
    id bigint NOT NULL,
    tool_id uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE ratings_due ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ratings_due_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE reactions (
    message_id uuid NOT NULL,
    user_id uuid NOT NULL,
    emoji text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE reads (
    user_id uuid NOT NULL,
    room_id uuid NOT NULL,
    number integer DEFAULT 0 NOT NULL,
    is_muted boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE retagged_items (
    change_id uuid NOT NULL,
    item_id uuid NOT NULL,
    before text[] NOT NULL,
    after text[] NOT NULL,
    undone_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE review_flags (
    review_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    settled_by uuid
);
--> statement-breakpoint
CREATE TABLE reviews (
    id uuid NOT NULL,
    deal_id uuid NOT NULL,
    user_id uuid,
    stars smallint NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    edited_at timestamp with time zone,
    deleted_at timestamp with time zone,
    removed_at timestamp with time zone,
    removed_by uuid,
    removed_reason text,
    answer text,
    answered_at timestamp with time zone,
    answered_by uuid,
    CONSTRAINT reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);
--> statement-breakpoint
CREATE TABLE role_permissions (
    role text NOT NULL,
    permission text NOT NULL
);
--> statement-breakpoint
CREATE TABLE roles (
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE room_events (
    room_id uuid NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE room_members (
    room_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT room_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text, 'asking'::text, 'declined'::text])))
);
--> statement-breakpoint
CREATE TABLE room_webhooks (
    id uuid NOT NULL,
    room_id uuid NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    created_by uuid,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE rooms (
    id uuid NOT NULL,
    ordinal integer NOT NULL,
    kind text NOT NULL,
    name text,
    deal_id uuid,
    organization_id uuid,
    direct_key text,
    is_asking boolean DEFAULT false NOT NULL,
    slow_mode_seconds integer DEFAULT 0 NOT NULL,
    last_seq integer DEFAULT 0 NOT NULL,
    message_count integer DEFAULT 0 NOT NULL,
    last_message_at timestamp with time zone,
    closed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    people_count integer DEFAULT 0 NOT NULL,
    CONSTRAINT rooms_kind_check CHECK ((kind = ANY (ARRAY['community'::text, 'deal'::text, 'team'::text, 'direct'::text]))),
    CONSTRAINT rooms_of_check CHECK ((((kind = 'deal'::text) = (deal_id IS NOT NULL)) AND ((kind = 'team'::text) = (organization_id IS NOT NULL)) AND ((kind = 'direct'::text) = (direct_key IS NOT NULL))))
)
WITH (fillfactor='50');
--> statement-breakpoint
ALTER TABLE rooms ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME rooms_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE search_words (
    word text NOT NULL COLLATE pg_catalog."C",
    documents integer NOT NULL,
    stems text[] GENERATED ALWAYS AS (search_stems(word)) STORED
);
--> statement-breakpoint
CREATE TABLE sessions (
    id text NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    user_agent text,
    address text,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE silences (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    room_id uuid,
    until timestamp with time zone NOT NULL,
    reason text NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE sitemap_files (
    kind text NOT NULL,
    part integer NOT NULL,
    behind_id uuid,
    last_id uuid NOT NULL,
    is_full boolean NOT NULL,
    made_of text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    checked_at timestamp with time zone DEFAULT now() NOT NULL,
    xml bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE synonym_groups (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    terms text[] NOT NULL,
    category text,
    keys text[] GENERATED ALWAYS AS (synonym_keys(terms)) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE team_webhooks (
    organization_id uuid NOT NULL,
    tool text NOT NULL,
    url text NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT team_webhooks_tool_check CHECK ((tool = ANY (ARRAY['slack'::text, 'discord'::text, 'teams'::text])))
);
--> statement-breakpoint
CREATE TABLE tools (
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    tagline text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    website text,
    domain text,
    category text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    logo_url text,
    rating_tenths smallint DEFAULT 0 NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    source text,
    external_id text,
    search tsvector DEFAULT ''::tsvector NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    replaces text[] DEFAULT '{}'::text[] NOT NULL,
    review_count integer DEFAULT 0 NOT NULL,
    review_stars integer DEFAULT 0 NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_roles (
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    avatar text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    language text,
    email_verified_at timestamp with time zone,
    suspended_at timestamp with time zone,
    deleted_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE vendor_requests (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    tool_name text NOT NULL,
    website text NOT NULL,
    message text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT vendor_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text])))
);
--> statement-breakpoint
CREATE TABLE vendor_tools (
    tool_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE visit_keys (
    day date NOT NULL,
    key bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE worker_reports (
    id uuid NOT NULL,
    process text NOT NULL,
    workers jsonb NOT NULL,
    reported_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE write_checks (
    id smallint DEFAULT 1 NOT NULL,
    written_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT write_checks_id_check CHECK ((id = 1))
);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
--> statement-breakpoint
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261126 FOR VALUES FROM ('2026-11-26 00:00:00+00') TO ('2026-11-27 00:00:00+00');
--> statement-breakpoint
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261127 FOR VALUES FROM ('2026-11-27 00:00:00+00') TO ('2026-11-28 00:00:00+00');
--> statement-breakpoint
ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.instance
    ADD CONSTRAINT instance_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.queue_stats_20261126
    ADD CONSTRAINT queue_stats_20261126_pkey PRIMARY KEY (id, captured_on);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.queue_stats_20261127
    ADD CONSTRAINT queue_stats_20261127_pkey PRIMARY KEY (id, captured_on);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY action_log
    ADD CONSTRAINT action_log_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_token_hash_key UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY attachments
    ADD CONSTRAINT attachments_file_id_key UNIQUE (file_id);
--> statement-breakpoint
ALTER TABLE ONLY attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY avatars
    ADD CONSTRAINT avatars_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY avatars
    ADD CONSTRAINT avatars_user_id_key UNIQUE (user_id);
--> statement-breakpoint
ALTER TABLE ONLY catalog_counts
    ADD CONSTRAINT catalog_counts_pkey PRIMARY KEY (category);
--> statement-breakpoint
ALTER TABLE ONLY catalog_drafts
    ADD CONSTRAINT catalog_drafts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY catalog_feeds
    ADD CONSTRAINT catalog_feeds_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY catalog_feeds
    ADD CONSTRAINT catalog_feeds_source_key UNIQUE (source);
--> statement-breakpoint
ALTER TABLE ONLY catalog_history
    ADD CONSTRAINT catalog_history_entity_id_entity_type_version_pk PRIMARY KEY (entity_id, entity_type, version);
--> statement-breakpoint
ALTER TABLE ONLY catalog_imports
    ADD CONSTRAINT catalog_imports_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE collection_items
    ADD CONSTRAINT collection_items_entity_type_check CHECK ((entity_type = ANY (ARRAY['deal'::text, 'tool'::text, 'page'::text]))) NOT VALID;
--> statement-breakpoint
ALTER TABLE collection_items
    ADD CONSTRAINT collection_items_page_id_check CHECK ((NOT (page_id IS DISTINCT FROM
CASE
    WHEN (entity_type = 'page'::text) THEN entity_id
    ELSE NULL::uuid
END))) NOT VALID;
--> statement-breakpoint
ALTER TABLE ONLY collection_items
    ADD CONSTRAINT collection_items_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY collections
    ADD CONSTRAINT collections_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY collections
    ADD CONSTRAINT collections_share_token_key UNIQUE (share_token);
--> statement-breakpoint
ALTER TABLE ONLY collections
    ADD CONSTRAINT collections_user_id_default_key_key UNIQUE (user_id, default_key);
--> statement-breakpoint
ALTER TABLE ONLY contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY deal_clicks
    ADD CONSTRAINT deal_clicks_deal_id_day_pk PRIMARY KEY (deal_id, day);
--> statement-breakpoint
ALTER TABLE ONLY deal_prices
    ADD CONSTRAINT deal_prices_deal_id_at_pk PRIMARY KEY (deal_id, at);
--> statement-breakpoint
ALTER TABLE ONLY deal_visits
    ADD CONSTRAINT deal_visits_day_visitor_pk PRIMARY KEY (day, visitor);
--> statement-breakpoint
ALTER TABLE ONLY deals
    ADD CONSTRAINT deals_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY deals
    ADD CONSTRAINT deals_slug_key UNIQUE (slug);
--> statement-breakpoint
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_new_token_id_key UNIQUE (new_token_id);
--> statement-breakpoint
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_old_token_id_key UNIQUE (old_token_id);
--> statement-breakpoint
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
ALTER TABLE ONLY exchange_rates
    ADD CONSTRAINT exchange_rates_currency_day_pk PRIMARY KEY (currency, day);
--> statement-breakpoint
ALTER TABLE ONLY feed_ended_deals
    ADD CONSTRAINT feed_ended_deals_pkey PRIMARY KEY (deal_id);
--> statement-breakpoint
ALTER TABLE ONLY file_chunks
    ADD CONSTRAINT file_chunks_file_id_position_pk PRIMARY KEY (file_id, "position");
--> statement-breakpoint
ALTER TABLE ONLY flags
    ADD CONSTRAINT flags_message_id_user_id_pk PRIMARY KEY (message_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY ghosts
    ADD CONSTRAINT ghosts_user_id_message_id_pk PRIMARY KEY (user_id, message_id);
--> statement-breakpoint
ALTER TABLE ONLY kept_filters
    ADD CONSTRAINT kept_filters_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY key_checks
    ADD CONSTRAINT key_checks_pkey PRIMARY KEY (name);
--> statement-breakpoint
ALTER TABLE ONLY mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mentions
    ADD CONSTRAINT mentions_user_id_room_id_number_pk PRIMARY KEY (user_id, room_id, number);
--> statement-breakpoint
ALTER TABLE ONLY message_edits
    ADD CONSTRAINT message_edits_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_room_id_number_key UNIQUE (room_id, number);
--> statement-breakpoint
ALTER TABLE ONLY organization_members
    ADD CONSTRAINT organization_members_organization_id_user_id_pk PRIMARY KEY (organization_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY page_hosts
    ADD CONSTRAINT page_hosts_pkey PRIMARY KEY (host);
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_user_id_canonical_url_key UNIQUE (user_id, canonical_url);
--> statement-breakpoint
ALTER TABLE ONLY pictures
    ADD CONSTRAINT pictures_content_hash_key UNIQUE (content_hash);
--> statement-breakpoint
ALTER TABLE ONLY pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (name);
--> statement-breakpoint
ALTER TABLE ONLY purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY ratings_due
    ADD CONSTRAINT ratings_due_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY reactions
    ADD CONSTRAINT reactions_message_id_emoji_user_id_pk PRIMARY KEY (message_id, emoji, user_id);
--> statement-breakpoint
ALTER TABLE ONLY reads
    ADD CONSTRAINT reads_user_id_room_id_pk PRIMARY KEY (user_id, room_id);
--> statement-breakpoint
ALTER TABLE ONLY retagged_items
    ADD CONSTRAINT retagged_items_change_id_item_id_pk PRIMARY KEY (change_id, item_id);
--> statement-breakpoint
ALTER TABLE ONLY review_flags
    ADD CONSTRAINT review_flags_review_id_user_id_pk PRIMARY KEY (review_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_deal_id_user_id_key UNIQUE (deal_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY role_permissions
    ADD CONSTRAINT role_permissions_role_permission_pk PRIMARY KEY (role, permission);
--> statement-breakpoint
ALTER TABLE ONLY roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (name);
--> statement-breakpoint
ALTER TABLE ONLY room_events
    ADD CONSTRAINT room_events_room_id_seq_pk PRIMARY KEY (room_id, seq);
--> statement-breakpoint
ALTER TABLE ONLY room_members
    ADD CONSTRAINT room_members_room_id_user_id_pk PRIMARY KEY (room_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY room_webhooks
    ADD CONSTRAINT room_webhooks_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY room_webhooks
    ADD CONSTRAINT room_webhooks_token_hash_key UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY rooms
    ADD CONSTRAINT rooms_deal_id_key UNIQUE (deal_id);
--> statement-breakpoint
ALTER TABLE ONLY rooms
    ADD CONSTRAINT rooms_direct_key_key UNIQUE (direct_key);
--> statement-breakpoint
ALTER TABLE ONLY rooms
    ADD CONSTRAINT rooms_ordinal_key UNIQUE (ordinal);
--> statement-breakpoint
ALTER TABLE ONLY rooms
    ADD CONSTRAINT rooms_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY silences
    ADD CONSTRAINT silences_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY sitemap_files
    ADD CONSTRAINT sitemap_files_kind_part_pk PRIMARY KEY (kind, part);
--> statement-breakpoint
ALTER TABLE ONLY synonym_groups
    ADD CONSTRAINT synonym_groups_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY team_webhooks
    ADD CONSTRAINT team_webhooks_organization_id_tool_pk PRIMARY KEY (organization_id, tool);
--> statement-breakpoint
ALTER TABLE ONLY tools
    ADD CONSTRAINT tools_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY tools
    ADD CONSTRAINT tools_slug_key UNIQUE (slug);
--> statement-breakpoint
ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_user_id_role_pk PRIMARY KEY (user_id, role);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_key UNIQUE (email);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vendor_requests
    ADD CONSTRAINT vendor_requests_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vendor_tools
    ADD CONSTRAINT vendor_tools_pkey PRIMARY KEY (tool_id);
--> statement-breakpoint
ALTER TABLE ONLY visit_keys
    ADD CONSTRAINT visit_keys_pkey PRIMARY KEY (day);
--> statement-breakpoint
ALTER TABLE ONLY worker_reports
    ADD CONSTRAINT worker_reports_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY write_checks
    ADD CONSTRAINT write_checks_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
--> statement-breakpoint
CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
--> statement-breakpoint
CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));
--> statement-breakpoint
CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX job_common_i13 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = 'created'::pgboss.job_state) AND upsert_by_key);
--> statement-breakpoint
CREATE INDEX job_common_i14 ON pgboss.job_common USING btree (name, state, blocked, start_after) WHERE (state = ANY (ARRAY['created'::pgboss.job_state, 'retry'::pgboss.job_state, 'active'::pgboss.job_state, 'failed'::pgboss.job_state]));
--> statement-breakpoint
CREATE INDEX job_common_i15 ON pgboss.job_common USING btree (name, created_on);
--> statement-breakpoint
CREATE INDEX job_common_i16 ON pgboss.job_common USING btree (name, completed_on) WHERE (completed_on IS NOT NULL);
--> statement-breakpoint
CREATE INDEX job_common_i17 ON pgboss.job_common USING btree (name, singleton_key, created_on) WHERE ((state < 'active'::pgboss.job_state) AND (singleton_key IS NOT NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
--> statement-breakpoint
CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
--> statement-breakpoint
CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));
--> statement-breakpoint
CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));
--> statement-breakpoint
CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));
--> statement-breakpoint
CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);
--> statement-breakpoint
CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
--> statement-breakpoint
CREATE INDEX queue_stats_20261126_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261126 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
--> statement-breakpoint
CREATE INDEX queue_stats_20261127_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261127 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
--> statement-breakpoint
CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);
--> statement-breakpoint
CREATE INDEX account_tokens_expires_at_idx ON account_tokens USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX account_tokens_user_id_idx ON account_tokens USING btree (user_id, kind);
--> statement-breakpoint
CREATE INDEX action_log_action_idx ON action_log USING btree (action, id);
--> statement-breakpoint
CREATE INDEX action_log_actor_id_idx ON action_log USING btree (actor_id, id);
--> statement-breakpoint
CREATE INDEX action_log_target_idx ON action_log USING btree (target_type, target_id, id);
--> statement-breakpoint
CREATE INDEX action_log_target_label_trgm_idx ON action_log USING gin (target_label gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX api_keys_user_id_idx ON api_keys USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX attachments_message_id_idx ON attachments USING btree (message_id);
--> statement-breakpoint
CREATE INDEX attachments_room_id_idx ON attachments USING btree (room_id);
--> statement-breakpoint
CREATE INDEX attachments_user_id_idx ON attachments USING btree (user_id);
--> statement-breakpoint
CREATE INDEX attachments_waiting_idx ON attachments USING btree (created_at) WHERE (message_id IS NULL);
--> statement-breakpoint
CREATE INDEX catalog_drafts_made_by_idx ON catalog_drafts USING btree (made_by);
--> statement-breakpoint
CREATE UNIQUE INDEX catalog_drafts_open_key ON catalog_drafts USING btree (entity_id, entity_type, made_by, COALESCE(organization_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE ((state = 'draft'::text) AND (entity_id IS NOT NULL));
--> statement-breakpoint
CREATE INDEX catalog_drafts_organization_id_idx ON catalog_drafts USING btree (organization_id, updated_at);
--> statement-breakpoint
CREATE INDEX catalog_drafts_state_idx ON catalog_drafts USING btree (state, updated_at, id) WHERE (state = ANY (ARRAY['draft'::text, 'submitted'::text]));
--> statement-breakpoint
CREATE INDEX catalog_feeds_next_run_at_idx ON catalog_feeds USING btree (next_run_at) WHERE (next_run_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX catalog_history_actor_id_idx ON catalog_history USING btree (actor_id);
--> statement-breakpoint
CREATE INDEX catalog_history_organization_id_idx ON catalog_history USING btree (organization_id);
--> statement-breakpoint
CREATE INDEX catalog_imports_feed_idx ON catalog_imports USING btree (feed_id, created_at) WHERE (feed_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX catalog_imports_open_feed_key ON catalog_imports USING btree (feed_id) WHERE (ended_at IS NULL);
--> statement-breakpoint
CREATE INDEX catalog_imports_open_idx ON catalog_imports USING btree (id) WHERE (ended_at IS NULL);
--> statement-breakpoint
CREATE INDEX collection_items_deal_id_idx ON collection_items USING btree (deal_id);
--> statement-breakpoint
CREATE UNIQUE INDEX collection_items_entity_key ON collection_items USING btree (collection_id, entity_type, entity_id) WHERE (removed_at IS NULL);
--> statement-breakpoint
CREATE INDEX collection_items_page_id_idx ON collection_items USING btree (page_id) WHERE (page_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX collection_items_rank_key ON collection_items USING btree (collection_id, rank);
--> statement-breakpoint
CREATE INDEX collection_items_removed_at_idx ON collection_items USING btree (removed_at) WHERE (removed_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX collection_items_tagged_idx ON collection_items USING btree (collection_id) WHERE ((tags <> '{}'::text[]) AND (removed_at IS NULL));
--> statement-breakpoint
CREATE INDEX collection_items_tool_id_idx ON collection_items USING btree (tool_id);
--> statement-breakpoint
CREATE INDEX collections_deleted_at_idx ON collections USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX collections_user_id_idx ON collections USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX contact_messages_created_at_idx ON contact_messages USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX contact_messages_email_trgm_idx ON contact_messages USING gin (email gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX contact_messages_name_trgm_idx ON contact_messages USING gin (name gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX contact_messages_search_idx ON contact_messages USING gin (search_document(message, 'A'::"char"));
--> statement-breakpoint
CREATE INDEX contact_messages_status_created_at_idx ON contact_messages USING btree (status, created_at, id);
--> statement-breakpoint
CREATE INDEX contact_messages_user_id_idx ON contact_messages USING btree (user_id);
--> statement-breakpoint
CREATE INDEX deal_clicks_day_idx ON deal_clicks USING btree (day);
--> statement-breakpoint
CREATE INDEX deals_category_id_idx ON deals USING btree (category, id);
--> statement-breakpoint
CREATE INDEX deals_ended_by_category_discount_idx ON deals USING btree (category, discount_percentage, id) INCLUDE (currency, price_minor, rating_tenths, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_by_category_ends_at_idx ON deals USING btree (category, COALESCE(ends_at, 'infinity'::timestamp with time zone), id) INCLUDE (currency, price_minor, discount_percentage, rating_tenths, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_by_category_price_idx ON deals USING btree (category, currency, price_minor, id) INCLUDE (discount_percentage, rating_tenths, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_by_category_rating_idx ON deals USING btree (category, rating_tenths, id) INCLUDE (currency, price_minor, discount_percentage, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_by_discount_idx ON deals USING btree (discount_percentage, id) INCLUDE (category, currency, price_minor, rating_tenths, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_by_ends_at_idx ON deals USING btree (COALESCE(ends_at, 'infinity'::timestamp with time zone), id) INCLUDE (category, currency, price_minor, discount_percentage, rating_tenths, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_by_price_idx ON deals USING btree (currency, price_minor, id) INCLUDE (category, discount_percentage, rating_tenths, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_by_rating_idx ON deals USING btree (rating_tenths, id) INCLUDE (category, currency, price_minor, discount_percentage, starts_at, ends_at) WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_ended_in_names_idx ON deals USING gin (names_document(search), deal_terms(category, currency, starts_at, ends_at, price_minor, discount_percentage, rating_tenths)) WITH (gin_pending_list_limit='1024') WHERE (has_ended AND (names_document(search) IS NOT NULL));
--> statement-breakpoint
CREATE INDEX deals_ended_words_idx ON deals USING gin (search, deal_terms(category, currency, starts_at, ends_at, price_minor, discount_percentage, rating_tenths)) WITH (gin_pending_list_limit='1024') WHERE has_ended;
--> statement-breakpoint
CREATE INDEX deals_hidden_by_category_idx ON deals USING btree (category, id) WHERE (has_ended IS NULL);
--> statement-breakpoint
CREATE INDEX deals_hidden_idx ON deals USING btree (id) WHERE (has_ended IS NULL);
--> statement-breakpoint
CREATE INDEX deals_hidden_in_names_idx ON deals USING gin (names_document(search)) WITH (gin_pending_list_limit='1024') WHERE (has_ended IS NULL);
--> statement-breakpoint
CREATE INDEX deals_running_by_category_discount_idx ON deals USING btree (category, discount_percentage, id) INCLUDE (currency, price_minor, rating_tenths, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_category_ends_at_idx ON deals USING btree (category, COALESCE(ends_at, 'infinity'::timestamp with time zone), id) INCLUDE (currency, price_minor, discount_percentage, rating_tenths, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_category_price_idx ON deals USING btree (category, currency, price_minor, id) INCLUDE (discount_percentage, rating_tenths, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_category_rating_idx ON deals USING btree (category, rating_tenths, id) INCLUDE (currency, price_minor, discount_percentage, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_category_starts_at_idx ON deals USING btree (category, starts_at, id) INCLUDE (currency, price_minor, discount_percentage, rating_tenths, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_discount_idx ON deals USING btree (discount_percentage, id) INCLUDE (category, currency, price_minor, rating_tenths, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_ends_at_idx ON deals USING btree (COALESCE(ends_at, 'infinity'::timestamp with time zone), id) INCLUDE (category, currency, price_minor, discount_percentage, rating_tenths, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_price_idx ON deals USING btree (currency, price_minor, id) INCLUDE (category, discount_percentage, rating_tenths, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_rating_idx ON deals USING btree (rating_tenths, id) INCLUDE (category, currency, price_minor, discount_percentage, starts_at, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_by_starts_at_idx ON deals USING btree (starts_at, id) INCLUDE (category, currency, price_minor, discount_percentage, rating_tenths, ends_at) WHERE (NOT has_ended);
--> statement-breakpoint
CREATE INDEX deals_running_in_names_idx ON deals USING gin (names_document(search), deal_terms(category, currency, starts_at, ends_at, price_minor, discount_percentage, rating_tenths)) WITH (gin_pending_list_limit='1024') WHERE ((NOT has_ended) AND (names_document(search) IS NOT NULL));
--> statement-breakpoint
CREATE INDEX deals_running_words_idx ON deals USING gin (search, deal_terms(category, currency, starts_at, ends_at, price_minor, discount_percentage, rating_tenths)) WITH (gin_pending_list_limit='1024') WHERE (NOT has_ended);
--> statement-breakpoint
CREATE UNIQUE INDEX deals_source_external_id_key ON deals USING btree (source, external_id);
--> statement-breakpoint
CREATE INDEX deals_tool_id_idx ON deals USING btree (tool_id);
--> statement-breakpoint
CREATE INDEX email_changes_expires_at_idx ON email_changes USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX exchange_rates_day_idx ON exchange_rates USING btree (day);
--> statement-breakpoint
CREATE INDEX flags_open_idx ON flags USING btree (created_at, message_id) WHERE (settled_at IS NULL);
--> statement-breakpoint
CREATE INDEX flags_user_id_idx ON flags USING btree (user_id);
--> statement-breakpoint
CREATE INDEX ghosts_message_id_idx ON ghosts USING btree (message_id);
--> statement-breakpoint
CREATE INDEX kept_filters_user_id_idx ON kept_filters USING btree (user_id, created_at);
--> statement-breakpoint
CREATE INDEX mail_queue_next_attempt_at_idx ON mail_queue USING btree (next_attempt_at);
--> statement-breakpoint
CREATE INDEX mentions_message_id_idx ON mentions USING btree (message_id);
--> statement-breakpoint
CREATE INDEX message_edits_message_id_idx ON message_edits USING btree (message_id, created_at);
--> statement-breakpoint
CREATE INDEX messages_author_id_idx ON messages USING btree (author_id, created_at);
--> statement-breakpoint
CREATE INDEX messages_created_at_idx ON messages USING btree (created_at);
--> statement-breakpoint
CREATE INDEX messages_pinned_idx ON messages USING btree (room_id, pinned_at) WHERE ((pinned_at IS NOT NULL) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX messages_reply_to_idx ON messages USING btree (reply_to) WHERE (reply_to IS NOT NULL);
--> statement-breakpoint
CREATE INDEX messages_words_idx ON messages USING gin (message_words(text));
--> statement-breakpoint
CREATE INDEX organization_members_user_id_idx ON organization_members USING btree (user_id);
--> statement-breakpoint
CREATE INDEX organizations_created_at_idx ON organizations USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX organizations_deleted_at_idx ON organizations USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX organizations_name_idx ON organizations USING btree (lower(name), id);
--> statement-breakpoint
CREATE INDEX organizations_name_trgm_idx ON organizations USING gin (name gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX pages_due_at_idx ON pages USING btree (due_at);
--> statement-breakpoint
CREATE INDEX pages_tool_id_idx ON pages USING btree (tool_id) WHERE (tool_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX pictures_used_at_idx ON pictures USING btree (used_at);
--> statement-breakpoint
CREATE INDEX purchases_deal_id_idx ON purchases USING btree (deal_id);
--> statement-breakpoint
CREATE INDEX purchases_deleted_at_idx ON purchases USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX purchases_purchased_on_idx ON purchases USING btree (purchased_on, id);
--> statement-breakpoint
CREATE INDEX purchases_title_trgm_idx ON purchases USING gin (title gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX purchases_user_id_idx ON purchases USING btree (user_id, purchased_on, id);
--> statement-breakpoint
CREATE INDEX rate_limits_expire_idx ON rate_limits USING btree (expire);
--> statement-breakpoint
CREATE INDEX reactions_user_id_idx ON reactions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX reads_room_id_idx ON reads USING btree (room_id);
--> statement-breakpoint
CREATE INDEX retagged_items_created_at_idx ON retagged_items USING btree (created_at);
--> statement-breakpoint
CREATE INDEX retagged_items_item_id_idx ON retagged_items USING btree (item_id);
--> statement-breakpoint
CREATE INDEX review_flags_open_idx ON review_flags USING btree (created_at, review_id) WHERE (settled_at IS NULL);
--> statement-breakpoint
CREATE INDEX review_flags_user_id_idx ON review_flags USING btree (user_id);
--> statement-breakpoint
CREATE INDEX reviews_deleted_at_idx ON reviews USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX reviews_newest_idx ON reviews USING btree (deal_id, created_at, id);
--> statement-breakpoint
CREATE INDEX reviews_user_id_idx ON reviews USING btree (user_id);
--> statement-breakpoint
CREATE INDEX room_events_created_at_idx ON room_events USING brin (created_at);
--> statement-breakpoint
CREATE INDEX room_members_user_id_idx ON room_members USING btree (user_id);
--> statement-breakpoint
CREATE INDEX room_webhooks_room_id_idx ON room_webhooks USING btree (room_id);
--> statement-breakpoint
CREATE INDEX rooms_community_idx ON rooms USING btree (id) WHERE (kind = 'community'::text);
--> statement-breakpoint
CREATE INDEX rooms_organization_id_idx ON rooms USING btree (organization_id);
--> statement-breakpoint
CREATE INDEX search_words_stems_idx ON search_words USING gin (stems);
--> statement-breakpoint
CREATE INDEX search_words_trgm_idx ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX sessions_expires_at_idx ON sessions USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX silences_room_id_idx ON silences USING btree (room_id);
--> statement-breakpoint
CREATE INDEX silences_user_id_idx ON silences USING btree (user_id, until);
--> statement-breakpoint
CREATE INDEX synonym_groups_keys_idx ON synonym_groups USING gin (keys) WHERE (removed_at IS NULL);
--> statement-breakpoint
CREATE INDEX tools_category_id_idx ON tools USING btree (category, id);
--> statement-breakpoint
CREATE INDEX tools_hidden_idx ON tools USING btree (id) WHERE is_hidden;
--> statement-breakpoint
CREATE INDEX tools_name_domain_idx ON tools USING btree (lower(name), COALESCE(domain, ''::text));
--> statement-breakpoint
CREATE INDEX tools_name_key_idx ON tools USING btree (name_key(name));
--> statement-breakpoint
CREATE INDEX tools_names_idx ON tools USING gin (names_document(search));
--> statement-breakpoint
CREATE INDEX tools_page_idx ON tools USING btree (domain, tool_page(domain, website), id);
--> statement-breakpoint
CREATE INDEX tools_replaces_idx ON tools USING gin (lower_all(replaces)) WHERE (replaces <> '{}'::text[]);
--> statement-breakpoint
CREATE INDEX tools_search_idx ON tools USING gin (search);
--> statement-breakpoint
CREATE UNIQUE INDEX tools_source_external_id_key ON tools USING btree (source, external_id);
--> statement-breakpoint
CREATE INDEX user_roles_role_idx ON user_roles USING btree (role);
--> statement-breakpoint
CREATE INDEX users_deleted_at_idx ON users USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX users_email_trgm_idx ON users USING gin (email gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX users_name_idx ON users USING btree (lower(name), id);
--> statement-breakpoint
CREATE INDEX users_name_trgm_idx ON users USING gin (name gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX users_suspended_at_idx ON users USING btree (suspended_at) WHERE (suspended_at IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX vendor_requests_open_key ON vendor_requests USING btree (user_id) WHERE (state = 'open'::text);
--> statement-breakpoint
CREATE INDEX vendor_requests_user_id_created_at_idx ON vendor_requests USING btree (user_id, created_at);
--> statement-breakpoint
CREATE INDEX vendor_requests_waiting_idx ON vendor_requests USING btree (created_at, id) WHERE (state = 'open'::text);
--> statement-breakpoint
CREATE INDEX vendor_tools_organization_id_idx ON vendor_tools USING btree (organization_id);
--> statement-breakpoint
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;
--> statement-breakpoint
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261126_name_captured_on_deferred_count_queued_idx;
--> statement-breakpoint
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261126_pkey;
--> statement-breakpoint
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261127_name_captured_on_deferred_count_queued_idx;
--> statement-breakpoint
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261127_pkey;
--> statement-breakpoint
CREATE TRIGGER action_log_append_only BEFORE DELETE OR TRUNCATE ON action_log FOR EACH STATEMENT EXECUTE FUNCTION action_log_append_only();
--> statement-breakpoint
CREATE TRIGGER action_log_forgets BEFORE UPDATE ON action_log FOR EACH ROW EXECUTE FUNCTION action_log_forgets();
--> statement-breakpoint
CREATE TRIGGER api_keys_change AFTER DELETE OR UPDATE OF permissions, scopes, expires_at, token_hash ON api_keys FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER collection_items_change AFTER UPDATE ON collection_items REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT WHEN ((COALESCE(current_setting('onceware.counts_items'::text, true), ''::text) <> 'on'::text)) EXECUTE FUNCTION count_collection_items();
--> statement-breakpoint
CREATE TRIGGER collection_items_come AFTER INSERT ON collection_items REFERENCING NEW TABLE AS came FOR EACH STATEMENT WHEN ((COALESCE(current_setting('onceware.counts_items'::text, true), ''::text) <> 'on'::text)) EXECUTE FUNCTION count_collection_items();
--> statement-breakpoint
CREATE TRIGGER collection_items_go AFTER DELETE ON collection_items REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_collection_items();
--> statement-breakpoint
CREATE TRIGGER collection_items_words BEFORE INSERT OR UPDATE OF notes, tags ON collection_items FOR EACH ROW WHEN (((new.notes IS NOT NULL) OR (new.tags <> '{}'::text[]) OR (new.words IS NOT NULL))) EXECUTE FUNCTION collection_item_words();
--> statement-breakpoint
CREATE TRIGGER deal_prices_append_only BEFORE UPDATE ON deal_prices FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();
--> statement-breakpoint
CREATE TRIGGER deal_prices_empty AFTER TRUNCATE ON deal_prices FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();
--> statement-breakpoint
CREATE TRIGGER deal_prices_go AFTER DELETE ON deal_prices REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_append_only();
--> statement-breakpoint
CREATE TRIGGER deal_prices_told AFTER INSERT ON deal_prices REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION deal_prices_told();
--> statement-breakpoint
CREATE TRIGGER deals_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON deals FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
--> statement-breakpoint
CREATE TRIGGER deals_has_ended BEFORE INSERT OR UPDATE OF ends_at, is_hidden, tool_id ON deals FOR EACH ROW EXECUTE FUNCTION deals_has_ended();
--> statement-breakpoint
CREATE TRIGGER deals_lowest_ever BEFORE UPDATE ON deals FOR EACH ROW
  WHEN ((NEW.price_minor, NEW.price_rest, NEW.currency, NEW.is_lowest_ever) IS DISTINCT FROM (OLD.price_minor, OLD.price_rest, OLD.currency, OLD.is_lowest_ever))
  EXECUTE FUNCTION deals_lowest_ever();
--> statement-breakpoint
CREATE TRIGGER deals_prices_change AFTER UPDATE ON deals REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION log_deal_prices();
--> statement-breakpoint
CREATE TRIGGER deals_prices_come AFTER INSERT ON deals REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION log_deal_prices();
--> statement-breakpoint
CREATE TRIGGER deals_rating BEFORE INSERT OR UPDATE OF tool_id, rating_tenths, rating_count ON deals FOR EACH ROW EXECUTE FUNCTION deals_rating();
--> statement-breakpoint
CREATE TRIGGER deals_rating_due AFTER DELETE ON deals FOR EACH ROW EXECUTE FUNCTION deals_rating_due();
--> statement-breakpoint
CREATE TRIGGER deals_search BEFORE INSERT OR UPDATE OF tool_id, title, promise, category, description ON deals FOR EACH ROW EXECUTE FUNCTION deals_search_document();
--> statement-breakpoint
CREATE TRIGGER organization_members_change AFTER INSERT OR DELETE OR UPDATE ON organization_members FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER organizations_change AFTER UPDATE OF deleted_at ON organizations FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION notify_team_change();
--> statement-breakpoint
CREATE TRIGGER organizations_room AFTER INSERT ON organizations FOR EACH ROW EXECUTE FUNCTION make_team_room();
--> statement-breakpoint
CREATE TRIGGER reads_change AFTER INSERT ON reads FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER reads_come AFTER INSERT ON reads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
CREATE TRIGGER reads_go AFTER DELETE ON reads REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
CREATE TRIGGER reviews_rating AFTER INSERT OR DELETE OR UPDATE OF stars, deleted_at, removed_at ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_rating();
--> statement-breakpoint
CREATE TRIGGER role_permissions_change AFTER INSERT OR DELETE OR UPDATE ON role_permissions FOR EACH STATEMENT EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER room_members_change AFTER INSERT OR DELETE OR UPDATE ON room_members FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER sessions_change AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER tools_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tools FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();
--> statement-breakpoint
CREATE TRIGGER tools_hidden_deals AFTER UPDATE OF is_hidden ON tools FOR EACH ROW WHEN ((old.is_hidden <> new.is_hidden)) EXECUTE FUNCTION tools_hidden_deals();
--> statement-breakpoint
CREATE TRIGGER tools_hidden_hold BEFORE UPDATE OF is_hidden ON tools FOR EACH ROW WHEN ((old.is_hidden <> new.is_hidden)) EXECUTE FUNCTION tools_hidden_hold();
--> statement-breakpoint
CREATE TRIGGER tools_rating_deals AFTER UPDATE ON tools REFERENCING OLD TABLE AS tools_before NEW TABLE AS tools_after FOR EACH STATEMENT EXECUTE FUNCTION tools_rating_to_deals();
--> statement-breakpoint
CREATE TRIGGER tools_search BEFORE INSERT OR UPDATE OF name, tagline, category, tags, description ON tools FOR EACH ROW EXECUTE FUNCTION tools_search_document();
--> statement-breakpoint
CREATE TRIGGER tools_search_deals AFTER UPDATE ON tools REFERENCING OLD TABLE AS tools_before NEW TABLE AS tools_after FOR EACH STATEMENT EXECUTE FUNCTION tools_search_to_deals();
--> statement-breakpoint
CREATE TRIGGER user_roles_change AFTER INSERT OR DELETE OR UPDATE ON user_roles FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER users_change AFTER DELETE OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
--> statement-breakpoint
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY account_tokens
    ADD CONSTRAINT account_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY attachments
    ADD CONSTRAINT attachments_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY attachments
    ADD CONSTRAINT attachments_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY attachments
    ADD CONSTRAINT attachments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY avatars
    ADD CONSTRAINT avatars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY catalog_drafts
    ADD CONSTRAINT catalog_drafts_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY catalog_drafts
    ADD CONSTRAINT catalog_drafts_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY catalog_drafts
    ADD CONSTRAINT catalog_drafts_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY catalog_feeds
    ADD CONSTRAINT catalog_feeds_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY catalog_history
    ADD CONSTRAINT catalog_history_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY catalog_history
    ADD CONSTRAINT catalog_history_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY catalog_imports
    ADD CONSTRAINT catalog_imports_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY catalog_imports
    ADD CONSTRAINT catalog_imports_feed_id_catalog_feeds_id_fk FOREIGN KEY (feed_id) REFERENCES catalog_feeds(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY collection_items
    ADD CONSTRAINT collection_items_collection_id_collections_id_fk FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY collection_items
    ADD CONSTRAINT collection_items_deal_id_deals_id_fk FOREIGN KEY (deal_id) REFERENCES deals(id);
--> statement-breakpoint
ALTER TABLE ONLY collection_items
    ADD CONSTRAINT collection_items_page_id_pages_id_fk FOREIGN KEY (page_id) REFERENCES pages(id) NOT VALID;
--> statement-breakpoint
ALTER TABLE ONLY collection_items
    ADD CONSTRAINT collection_items_tool_id_tools_id_fk FOREIGN KEY (tool_id) REFERENCES tools(id);
--> statement-breakpoint
ALTER TABLE ONLY collections
    ADD CONSTRAINT collections_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY contact_messages
    ADD CONSTRAINT contact_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY deal_clicks
    ADD CONSTRAINT deal_clicks_deal_id_deals_id_fk FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY deal_prices
    ADD CONSTRAINT deal_prices_deal_id_deals_id_fk FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY deals
    ADD CONSTRAINT deals_tool_id_tools_id_fk FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY feed_ended_deals
    ADD CONSTRAINT feed_ended_deals_deal_id_deals_id_fk FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY flags
    ADD CONSTRAINT flags_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY flags
    ADD CONSTRAINT flags_settled_by_users_id_fk FOREIGN KEY (settled_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY flags
    ADD CONSTRAINT flags_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY ghosts
    ADD CONSTRAINT ghosts_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY ghosts
    ADD CONSTRAINT ghosts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY kept_filters
    ADD CONSTRAINT kept_filters_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mentions
    ADD CONSTRAINT mentions_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mentions
    ADD CONSTRAINT mentions_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mentions
    ADD CONSTRAINT mentions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY message_edits
    ADD CONSTRAINT message_edits_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_webhook_id_room_webhooks_id_fk FOREIGN KEY (webhook_id) REFERENCES room_webhooks(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY organization_members
    ADD CONSTRAINT organization_members_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organization_members
    ADD CONSTRAINT organization_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_tool_id_tools_id_fk FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY purchases
    ADD CONSTRAINT purchases_deal_id_deals_id_fk FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY purchases
    ADD CONSTRAINT purchases_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY reactions
    ADD CONSTRAINT reactions_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY reactions
    ADD CONSTRAINT reactions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY reads
    ADD CONSTRAINT reads_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY reads
    ADD CONSTRAINT reads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY retagged_items
    ADD CONSTRAINT retagged_items_item_id_collection_items_id_fk FOREIGN KEY (item_id) REFERENCES collection_items(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY review_flags
    ADD CONSTRAINT review_flags_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY review_flags
    ADD CONSTRAINT review_flags_settled_by_users_id_fk FOREIGN KEY (settled_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY review_flags
    ADD CONSTRAINT review_flags_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_deal_id_deals_id_fk FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_removed_by_users_id_fk FOREIGN KEY (removed_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY role_permissions
    ADD CONSTRAINT role_permissions_role_roles_name_fk FOREIGN KEY (role) REFERENCES roles(name) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY room_events
    ADD CONSTRAINT room_events_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY room_members
    ADD CONSTRAINT room_members_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY room_members
    ADD CONSTRAINT room_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY room_webhooks
    ADD CONSTRAINT room_webhooks_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY room_webhooks
    ADD CONSTRAINT room_webhooks_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY rooms
    ADD CONSTRAINT rooms_deal_id_deals_id_fk FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY rooms
    ADD CONSTRAINT rooms_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY silences
    ADD CONSTRAINT silences_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY silences
    ADD CONSTRAINT silences_room_id_rooms_id_fk FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY silences
    ADD CONSTRAINT silences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY team_webhooks
    ADD CONSTRAINT team_webhooks_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY team_webhooks
    ADD CONSTRAINT team_webhooks_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_role_roles_name_fk FOREIGN KEY (role) REFERENCES roles(name) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY vendor_requests
    ADD CONSTRAINT vendor_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY vendor_requests
    ADD CONSTRAINT vendor_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY vendor_tools
    ADD CONSTRAINT vendor_tools_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY vendor_tools
    ADD CONSTRAINT vendor_tools_tool_id_tools_id_fk FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;
--> statement-breakpoint
INSERT INTO roles (name) VALUES ('member'), ('insider'), ('admin');
--> statement-breakpoint
INSERT INTO role_permissions (role, permission) VALUES
  ('member', 'sidebar.view'),
  ('insider', 'sidebar.view'),
  ('insider', 'dev.feature'),
  ('admin', 'sidebar.view'),
  ('admin', 'dev.feature'),
  ('admin', 'admin.organizations'),
  ('admin', 'admin.users'),
  ('admin', 'admin.contacts'),
  ('admin', 'admin.logs'),
  ('admin', 'admin.orders'),
  ('admin', 'admin.roles'),
  ('admin', 'admin.catalog'),
  ('admin', 'admin.chat'),
  ('admin', 'admin.reviews');
--> statement-breakpoint
INSERT INTO rooms (id, kind, name) VALUES
  ('0190c0de-0000-7000-8000-000000000001', 'community', 'Lounge'),
  ('0190c0de-0000-7000-8000-000000000002', 'community', 'Deal talk');
--> statement-breakpoint
INSERT INTO pgboss.version (version) VALUES (46);
--> statement-breakpoint
-- Words that people use for the same thing, in six languages; staff edit them.
INSERT INTO synonym_groups (terms, category) VALUES
  ('{ai,"artificial intelligence",ki,"künstliche intelligenz",ia,"inteligencia artificial","inteligência artificial","ذكاء اصطناعي","الذكاء الاصطناعي",人工智能}', 'ai'),
  ('{analytics,"web analytics",analyse,webanalyse,analítica,"análisis web",análise,análises,تحليلات,التحليلات,分析,数据分析,网站分析}', 'analytics'),
  ('{design,gestaltung,diseño,تصميم,التصميم,设计}', 'design'),
  ('{development,"software development",entwicklung,softwareentwicklung,desarrollo,"desarrollo de software",desenvolvimento,"desenvolvimento de software",تطوير,التطوير,"تطوير البرمجيات",开发,软件开发}', 'development'),
  ('{education,bildung,educación,educação,تعليم,التعليم,教育}', 'education'),
  ('{finance,finances,finanzen,finanzas,finanças,مالية,المالية,المال,财务,金融}', 'finance'),
  ('{infrastructure,infrastruktur,infraestructura,infraestrutura,"بنية تحتية","البنية التحتية",基础设施}', 'infrastructure'),
  ('{marketing,mercadotecnia,تسويق,التسويق,营销,市场营销}', 'marketing'),
  ('{media,medien,multimedia,medios,mídia,وسائط,الوسائط,"الوسائط المتعددة",媒体,多媒体}', 'media'),
  ('{productivity,produktivität,productividad,produtividade,إنتاجية,الإنتاجية,生产力,效率}', 'productivity'),
  ('{sales,selling,vertrieb,verkauf,ventas,vendas,مبيعات,المبيعات,销售}', 'sales'),
  ('{security,sicherheit,"it sicherheit",seguridad,segurança,cybersecurity,أمان,الأمان,أمن,الأمن,安全,网络安全}', 'security'),
  ('{"customer support",support,kundensupport,kundenservice,kundendienst,soporte,"atención al cliente",suporte,atendimento,"atendimento ao cliente",دعم,الدعم,"خدمة العملاء","دعم العملاء",客户支持,客服,支持}', 'support'),
  ('{writing,schreiben,texten,escritura,redacción,escrita,redação,كتابة,الكتابة,写作}', 'writing'),
  ('{lifetime,"lifetime deal",ltd,lebenslang,"auf lebenszeit","de por vida",vitalicio,vitalício,"مدى الحياة",终身}', NULL),
  ('{invoice,invoicing,"invoice generator",rechnung,rechnungen,faktura,rechnungsstellung,factura,facturas,facturación,fatura,faturas,faturamento,faturação,فاتورة,فواتير,الفواتير,发票,开票}', NULL),
  ('{billing,abrechnung,cobros,cobrança,فوترة,计费,账单}', NULL),
  ('{accounting,bookkeeping,"double entry",buchhaltung,buchführung,fibu,contabilidad,contabilidade,محاسبة,المحاسبة,会计,记账}', NULL),
  ('{budget,budgeting,"personal finance",haushaltsbuch,haushaltskasse,presupuesto,presupuestos,"finanzas personales",orçamento,"finanças pessoais",ميزانية,الميزانية,预算,个人理财}', NULL),
  ('{expense,expenses,"expense tracker",ausgaben,spesen,gastos,despesas,مصاريف,نفقات,支出,费用,开支}', NULL),
  ('{money,geld,dinero,dinheiro,مال,钱}', NULL),
  ('{payment,payments,zahlung,zahlungen,bezahlung,pago,pagos,pagamento,pagamentos,دفع,مدفوعات,المدفوعات,支付,付款}', NULL),
  ('{subscription,subscriptions,abonnement,abo,abos,suscripción,suscripciones,assinatura,assinaturas,اشتراك,اشتراكات,订阅}', NULL),
  ('{tax,taxes,steuer,steuern,steuererklärung,impuesto,impuestos,imposto,impostos,ضريبة,ضرائب,税,税务}', NULL),
  ('{payroll,lohnabrechnung,gehaltsabrechnung,nómina,"folha de pagamento",رواتب,工资,薪资}', NULL),
  ('{"stock market",stocks,shares,"portfolio tracker",aktien,bolsa,acciones,ações,أسهم,البورصة,股票}', NULL),
  ('{cryptocurrency,"crypto currency",bitcoin,kryptowährung,criptomoneda,criptomoedas,criptomoeda,"عملات رقمية","عملة رقمية",加密货币,比特币}', NULL),
  ('{crm,"customer relationship management","customer relationship",kundenverwaltung,kundenbeziehungen,kundenmanagement,"gestión de clientes","gestão de clientes","إدارة العملاء","إدارة علاقات العملاء","علاقات العملاء",客户关系,客户管理,客户关系管理}', NULL),
  ('{customer,client,kunde,kunden,cliente,clientes,عميل,عملاء,زبائن,客户,顾客}', NULL),
  ('{erp,"enterprise resource planning","resource planning",warenwirtschaft,"planificación de recursos","planejamento de recursos","تخطيط موارد المؤسسات","تخطيط الموارد",企业资源计划,企业资源规划}', NULL),
  ('{e-commerce,ecommerce,"online shop","online store",shop,"shopping cart",webshop,onlineshop,"comercio electrónico","tienda online","tienda en línea","tienda virtual",tienda,"loja online","loja virtual",loja,"comércio eletrônico",متجر,"متجر إلكتروني","متجر الكتروني","تجارة إلكترونية","التجارة الإلكترونية",电商,电子商务,网店,商店,商城}', NULL),
  ('{"point of sale",pos,"cash register",kassensystem,kasse,"punto de venta",tpv,"ponto de venda",pdv,"نقطة بيع","نقاط البيع",收银,销售点}', NULL),
  ('{inventory,"inventory management","stock management",warehouse,lager,lagerverwaltung,lagerbestand,bestandsverwaltung,inventar,inventario,"gestión de inventario",almacén,inventário,estoque,"controle de estoque",مخزون,المخزون,"إدارة المخزون",جرد,库存,库存管理,仓库,仓储}', NULL),
  ('{"asset management","it asset management",anlagenverwaltung,"gestión de activos","gestão de ativos","إدارة الأصول",资产管理}', NULL),
  ('{booking,"appointment scheduling",appointment,appointments,reservation,reservations,buchung,buchungssystem,terminbuchung,terminvereinbarung,reservierung,reserva,reservas,citas,agendamento,agendamentos,حجز,حجوزات,الحجز,"حجز المواعيد",预约,预订}', NULL),
  ('{quote,quotes,quotation,proposal,angebot,angebote,kostenvoranschlag,cotización,cotizaciones,orçamentos,"عرض سعر","عروض أسعار",报价}', NULL),
  ('{contract,contracts,vertrag,verträge,contrato,contratos,عقد,عقود,合同}', NULL),
  ('{e-signature,"electronic signature","document signing","digital signature",esign,unterschrift,"elektronische unterschrift","digitale signatur","firma electrónica","firma digital","assinatura eletrônica","assinatura digital","توقيع إلكتروني","توقيع الكتروني",电子签名,电子签}', NULL),
  ('{helpdesk,"help desk",ticketing,"ticket system","trouble ticket","service desk",tickets,ticketsystem,"mesa de ayuda","soporte técnico","sistema de tickets","central de ajuda","suporte técnico","sistema de chamados",تذاكر,"نظام التذاكر","مكتب المساعدة","الدعم الفني","تذاكر الدعم",工单,工单系统,服务台}', NULL),
  ('{"live chat","website chat",livechat,"chat en vivo","chat en directo","chat ao vivo","دردشة مباشرة","محادثة مباشرة",在线客服,实时聊天}', NULL),
  ('{chatbot,"chat bot",chatbots,"bot conversacional","روبوت محادثة","روبوت دردشة","شات بوت",聊天机器人}', NULL),
  ('{chat,"instant messaging",messaging,messenger,"instant messenger",nachrichten,sofortnachrichten,mensajería,"mensajería instantánea",mensajes,mensagens,"mensagens instantâneas","bate papo",دردشة,محادثة,محادثات,رسائل,مراسلة,"الرسائل الفورية",聊天,即时通讯,消息,即时消息}', NULL),
  ('{"team chat","team communication",teamchat,"chat de equipo","chat para equipos","chat de equipe","دردشة الفريق",团队聊天,团队沟通}', NULL),
  ('{forum,forums,"discussion board","bulletin board","message board",discussion,foro,foros,fórum,fóruns,منتدى,منتديات,المنتدى,论坛,社区论坛}', NULL),
  ('{"social network","social networking","social media","soziales netzwerk","soziale netzwerke","soziale medien","red social","redes sociales","rede social","redes sociais","شبكة اجتماعية","تواصل اجتماعي","وسائل التواصل","وسائل التواصل الاجتماعي",社交网络,社交媒体,社交}', NULL),
  ('{community,communities,gemeinschaft,comunidad,comunidade,مجتمع,社区}', NULL),
  ('{microblog,microblogging,microblogue,"تدوين مصغر",微博}', NULL),
  ('{blog,blogging,"blogging platform",blogplattform,bitácora,blogue,مدونة,مدونات,تدوين,博客}', NULL),
  ('{cms,"content management","content management system",redaktionssystem,inhaltsverwaltung,"gestor de contenidos","gestión de contenidos","gerenciador de conteúdo","gestão de conteúdo","sistema de conteúdo","إدارة المحتوى","نظام إدارة المحتوى",内容管理,内容管理系统}', NULL),
  ('{"headless cms","api first cms","headless content management","cms sin cabeza",无头}', NULL),
  ('{wiki,wikis,ويكي,维基,百科}', NULL),
  ('{"knowledge base","knowledge management",documentation,wissensdatenbank,wissensmanagement,dokumentation,"base de conocimiento","base de conocimientos","gestión del conocimiento",documentación,"base de conhecimento","gestão do conhecimento",documentação,"قاعدة معرفة","قاعدة المعرفة","إدارة المعرفة",توثيق,وثائق,知识库,知识管理,文档}', NULL),
  ('{"website builder","landing page builder","landingpage baukasten","webseiten baukasten","site builder","page builder","homepage baukasten","website baukasten","creador de sitios web","creador de páginas web","constructor de sitios","construtor de sites","criador de sites","إنشاء مواقع","منشئ مواقع","بناء المواقع","بناء مواقع",建站,网站建设,网站生成器,网站构建}', NULL),
  ('{website,"web site",webseite,webseiten,homepage,internetseite,"sitio web","página web","páginas web","sitios web",موقع,مواقع,"موقع إلكتروني",网站,网页,站点}', NULL),
  ('{"landing page","landing pages",landingpage,"página de aterrizaje","página de destino","páginas de destino","صفحة هبوط","صفحات هبوط","صفحات الهبوط",落地页,着陆页}', NULL),
  ('{"static site generator","static website generator","static site","statische webseiten","generador de sitios estáticos","gerador de sites estáticos","مولد مواقع ثابتة","مواقع ثابتة",静态网站,静态站点,静态网站生成器}', NULL),
  ('{"form builder",forms,form,formular,formulare,formulargenerator,formularios,formulario,"creador de formularios",formulários,formulário,"criador de formulários",نموذج,نماذج,استمارة,"منشئ النماذج",表单,表格收集}', NULL),
  ('{survey,surveys,questionnaire,poll,polls,polling,umfrage,umfragen,fragebogen,abstimmung,encuesta,encuestas,cuestionario,enquete,enquetes,"pesquisa de opinião",questionário,pesquisas,استبيان,استبيانات,استطلاع,استطلاعات,تصويت,问卷,调查,投票,问卷调查}', NULL),
  ('{newsletter,newsletters,"mailing list","mailing lists",rundbrief,boletín,boletines,"lista de correo","listas de correo",boletim,"lista de e-mails","lista de emails","نشرة بريدية","نشرات بريدية","النشرة البريدية","قائمة بريدية",邮件列表,新闻通讯,邮件通讯}', NULL),
  ('{"email marketing","email campaigns","bulk email",e-mail-marketing,"correo masivo","marketing por correo","marketing por e-mail","التسويق عبر البريد","التسويق بالبريد الإلكتروني","حملات بريدية",邮件营销,群发邮件}', NULL),
  ('{email,e-mail,mail,correo,"correo electrónico",correos,correio,"correio eletrônico",e-mails,بريد,"بريد إلكتروني","البريد الإلكتروني","بريد الكتروني",ايميل,إيميل,邮件,电子邮件,邮箱,电邮}', NULL),
  ('{webmail,"web mail","correo web","بريد ويب",网页邮箱}', NULL),
  ('{"mail server","email server",mailserver,"smtp server",e-mail-server,"servidor de correo","servidor de e-mail","servidor de email","خادم بريد","خادم البريد",邮件服务器}', NULL),
  ('{"mail client","email client","mail user agent","mail reader",e-mail-programm,mailprogramm,"cliente de correo","cliente de e-mail","cliente de email","عميل بريد",邮件客户端}', NULL),
  ('{spam,"anti spam",antispam,"spam filter",spamfilter,"junk mail","correo basura","filtro de spam","بريد مزعج","البريد المزعج",垃圾邮件,反垃圾}', NULL),
  ('{"url shortener","link shortener","short links","short urls","url shortening","shorten links",shortener,linkverkürzer,linkkürzer,"url verkürzer",acortador,"acortador de enlaces","acortador de url",encurtador,"encurtador de links","encurtador de url","اختصار الروابط","تقصير الروابط","مختصر روابط",短链接,短网址,网址缩短,短链}', NULL),
  ('{bookmark,bookmarks,"bookmark manager",bookmarking,lesezeichen,lesezeichenverwaltung,marcadores,favoritos,"gestor de marcadores","إشارات مرجعية","الإشارات المرجعية","علامات مرجعية",مفضلة,书签,收藏夹,书签管理}', NULL),
  ('{"read it later","read later","später lesen","leer más tarde","leer después","ler depois","ler mais tarde","القراءة لاحقا","اقرأ لاحقا","قراءة لاحقا",稍后阅读,稍后读}', NULL),
  ('{"link in bio",linktree,个人链接}', NULL),
  ('{seo,"search engine optimization","search engine optimisation",suchmaschinenoptimierung,"posicionamiento web","otimização para buscadores","تحسين محركات البحث",سيو,搜索引擎优化}', NULL),
  ('{"search engine","search engines",suchmaschine,suchmaschinen,"motor de búsqueda",buscador,buscadores,"motores de búsqueda","mecanismo de busca","motor de busca","buscador web","محرك بحث","محركات بحث","محركات البحث",搜索引擎}', NULL),
  ('{search,searching,"full text search",suche,suchen,volltextsuche,búsqueda,buscar,busca,pesquisa,بحث,البحث,搜索,搜寻,检索,全文搜索}', NULL),
  ('{"web scraping",scraper,scraping,crawler,"web crawler","raspado web","extração de dados",زاحف,"كشط الويب","استخراج البيانات",爬虫,网页抓取}', NULL),
  ('{advertising,ads,"ad server",werbung,anzeigen,publicidad,anuncios,publicidade,anúncios,إعلانات,إعلان,广告}', NULL),
  ('{affiliate,affiliates,"affiliate marketing",afiliados,"programa de afiliados","تسويق بالعمولة","التسويق بالعمولة",联盟营销}', NULL),
  ('{referral,loyalty,treueprogramm,fidelización,fidelidade,ولاء,会员积分}', NULL),
  ('{event,events,"event management",veranstaltung,veranstaltungen,veranstaltungsmanagement,eventmanagement,evento,eventos,"gestión de eventos","gestão de eventos",فعالية,فعاليات,أحداث,"إدارة الفعاليات",活动,活动管理}', NULL),
  ('{conference,conferences,"call for papers",konferenz,konferenzen,conferencia,conferencias,congreso,conferência,conferências,مؤتمر,مؤتمرات,会议}', NULL),
  ('{"video conferencing","video conference","web conferencing","video call","video calls","video chat",videokonferenz,videokonferenzen,videoanruf,videollamada,videollamadas,videoconferencia,videoconferencias,videoconferência,videoconferências,"chamada de vídeo",videochamada,"مكالمات الفيديو","مكالمة فيديو","مؤتمرات الفيديو","اجتماعات الفيديو","مؤتمرات فيديو",视频会议,视频通话,视频聊天}', NULL),
  ('{voip,"voice over ip",sip,pbx,telephony,"phone system",telefonie,telefonanlage,telefonía,"telefonía ip",centralita,telefonia,pabx,"اتصال صوتي",هاتف,"الهاتف عبر الإنترنت",网络电话,电话系统,电话}', NULL),
  ('{"voice chat",sprachchat,"chat de voz","دردشة صوتية",语音聊天,语音}', NULL),
  ('{task,tasks,"to do",todo,"to do list","todo list","task list","task manager","task management",aufgabe,aufgaben,aufgabenliste,aufgabenverwaltung,aufgabenplanung,tarea,tareas,"lista de tareas","gestor de tareas","gestión de tareas",tarefa,tarefas,"lista de tarefas","gerenciador de tarefas","gestão de tarefas",مهمة,مهام,المهام,"قائمة المهام","إدارة المهام",任务,待办,待办事项,任务管理,任务清单}', NULL),
  ('{kanban,"kanban board",kanbantafel,"tablero kanban","quadro kanban",كانبان,"لوحة كانبان",看板}', NULL),
  ('{"project management","project planning","project manager",projektmanagement,projektverwaltung,projektplanung,"gestión de proyectos","administración de proyectos","gestor de proyectos","gestão de projetos","gerenciamento de projetos","gerenciador de projetos","إدارة المشاريع","إدارة مشاريع","إدارة المشروعات",项目管理}', NULL),
  ('{project,projects,projekt,projekte,proyecto,proyectos,projeto,projetos,مشروع,مشاريع,项目}', NULL),
  ('{"issue tracker","bug tracker","issue tracking","bug tracking",bugs,fehlerverfolgung,"seguimiento de errores","seguimiento de incidencias","rastreador de bugs","rastreamento de problemas","تتبع الأخطاء","تتبع المشكلات",缺陷跟踪,问题跟踪,错误跟踪}', NULL),
  ('{"time tracking","time tracker",timesheet,timesheets,zeiterfassung,arbeitszeiterfassung,stundenzettel,"control horario","registro de horas","seguimiento del tiempo","seguimiento de tiempo","control de tiempo","registro de tempo","controle de horas","controle de tempo","rastreamento de tempo","apontamento de horas","تتبع الوقت","تتبع ساعات العمل","تسجيل الوقت",时间跟踪,工时,时间追踪,考勤}', NULL),
  ('{calendar,calendars,scheduling,agenda,kalender,terminkalender,terminplaner,terminplanung,calendario,calendarios,calendário,calendários,تقويم,تقويمات,التقويم,جدولة,日历,日程}', NULL),
  ('{contacts,"address book",addressbook,kontakte,adressbuch,contactos,"libreta de direcciones",contatos,"agenda de contatos","جهات الاتصال","جهات اتصال","دفتر العناوين",联系人,通讯录}', NULL),
  ('{pomodoro,"focus timer",concentration,بومودورو,番茄钟}', NULL),
  ('{timer,stopwatch,stoppuhr,temporizador,cronómetro,cronômetro,مؤقت,计时器}', NULL),
  ('{clock,alarm,"alarm clock",uhr,wecker,reloj,despertador,relógio,ساعة,منبه,时钟,闹钟}', NULL),
  ('{habit,habits,"habit tracker",gewohnheit,gewohnheiten,hábito,hábitos,عادات,"تتبع العادات",习惯,习惯养成}', NULL),
  ('{note,notes,"note taking",notetaking,"note taking app",notepad,notiz,notizen,notizbuch,notizapp,nota,notas,"bloc de notas",apuntes,"tomar notas",anotações,"bloco de notas",ملاحظة,ملاحظات,الملاحظات,"تدوين الملاحظات",مذكرات,笔记,便签,记事本,记笔记}', NULL),
  ('{diary,journal,journaling,tagebuch,"diario personal",diário,يوميات,日记}', NULL),
  ('{"mind map","mind mapping",mindmap,mindmaps,"mapa mental","mapas mentales","mapas mentais","خريطة ذهنية","خرائط ذهنية","الخرائط الذهنية",思维导图}', NULL),
  ('{outliner,outline,gliederung,esquemas,大纲}', NULL),
  ('{whiteboard,whiteboards,"digitales whiteboard",zeichentafel,pizarra,"pizarra digital","quadro branco",lousa,سبورة,"لوح أبيض","سبورة بيضاء",白板}', NULL),
  ('{diagram,diagrams,flowchart,flowcharts,diagramme,flussdiagramm,flussdiagramme,diagrama,diagramas,"diagrama de flujo",fluxograma,fluxogramas,مخطط,مخططات,"رسم بياني","رسوم بيانية","مخططات انسيابية",图表,流程图,绘制图表}', NULL),
  ('{document,documents,dokument,dokumente,documento,documentos,مستند,مستندات,文件档案}', NULL),
  ('{"document management",dms,"document management system",paperless,dokumentenverwaltung,dokumentenmanagement,"gestión documental","gestión de documentos","gestão de documentos","gerenciamento de documentos","gestão documental","إدارة المستندات","إدارة الوثائق","أرشفة المستندات",文档管理,文件管理系统}', NULL),
  ('{"office suite",office,"word processor",bürosoftware,büro,textverarbeitung,"suite ofimática",ofimática,"procesador de textos","suíte de escritório","pacote de escritório","processador de texto","حزمة مكتبية","معالج نصوص",مكتب,办公,办公软件,办公套件,文字处理}', NULL),
  ('{spreadsheet,spreadsheets,tabellenkalkulation,tabelle,tabellen,"hoja de cálculo","hojas de cálculo",planilha,planilhas,"folha de cálculo","جدول بيانات","جداول بيانات","جداول البيانات",电子表格,表格}', NULL),
  ('{presentation,presentations,slides,slideshow,präsentation,präsentationen,folien,presentación,presentaciones,diapositivas,apresentação,apresentações,"عرض تقديمي","عروض تقديمية",演示,幻灯片,演示文稿}', NULL),
  ('{pdf,"pdf editor","pdf reader","pdf tools",pdfs,"بي دي إف","ملفات pdf"}', NULL),
  ('{ocr,"optical character recognition","text recognition",texterkennung,"reconocimiento de texto","reconhecimento de texto","التعرف على النصوص","التعرف الضوئي",文字识别}', NULL),
  ('{collaboration,collaborative,zusammenarbeit,colaboración,colaborativo,colaboração,تعاون,تعاوني,协作}', NULL),
  ('{"collaborative editing","collaborative editor","real time editor","collaborative writing",pad,"gemeinsames bearbeiten","edición colaborativa","edição colaborativa","تحرير تعاوني","تحرير مشترك",协同编辑,协作编辑}', NULL),
  ('{groupware,"collaboration suite","trabajo en grupo",群件}', NULL),
  ('{team,teams,equipo,equipos,equipe,equipes,فريق,فرق,团队}', NULL),
  ('{"text editor","code editor",texteditor,"editor de texto","editores de texto","editor de código","محرر نصوص","محرر نص",文本编辑器,代码编辑器}', NULL),
  ('{markdown,"markdown editor",ماركداون,马克当}', NULL),
  ('{ide,"integrated development environment","development environment",entwicklungsumgebung,"entorno de desarrollo","ambiente de desenvolvimento","بيئة تطوير","بيئة التطوير",集成开发环境,开发环境}', NULL),
  ('{programming,"programming language",coding,programmieren,programmierung,programmiersprache,programación,"lenguaje de programación",programar,programação,"linguagem de programação",برمجة,البرمجة,"لغة برمجة",编程,编程语言,程序设计}', NULL),
  ('{developer,developers,programmer,entwickler,programmierer,desarrollador,desarrolladores,programador,desenvolvedor,desenvolvedores,مطور,مطورين,المطورين,مبرمج,开发者,程序员}', NULL),
  ('{compiler,compilers,kompiler,compilador,compiladores,"مترجم برمجي",编译器}', NULL),
  ('{debugger,debugging,depurador,depuración,"depurador de código",depuração,"تصحيح الأخطاء",منقح,调试,调试器}', NULL),
  ('{"version control",git,"source control","revision control",vcs,versionsverwaltung,versionskontrolle,"control de versiones","controle de versão","controle de versões","تحكم بالإصدارات","إدارة الإصدارات","التحكم في الإصدارات",版本控制,版本管理}', NULL),
  ('{"git hosting","code hosting","git server","git service","git repository hosting","git repositories","code repository",forge,"git repository",codeverwaltung,"alojamiento de código","alojamiento git","repositorio de código","repositorios git","hospedagem de código","hospedagem git","repositório de código","repositórios git","استضافة الأكواد","استضافة git","مستودع الأكواد","مستودعات git",代码托管,代码仓库,"git 托管"}', NULL),
  ('{"continuous integration","continuous delivery","continuous deployment","ci cd",ci,"build server","kontinuierliche integration","integración continua","integração contínua","تكامل مستمر","التكامل المستمر",持续集成,持续部署}', NULL),
  ('{deployment,deploy,"self hosted paas",paas,"platform as a service",bereitstellung,despliegue,implantação,implantar,"نشر التطبيقات",部署}', NULL),
  ('{testing,"test automation","unit testing",qa,softwaretests,testen,pruebas,"pruebas de software",testes,"testes de software",اختبار,اختبارات,测试,自动化测试}', NULL),
  ('{api,apis,"api management","api gateway","rest api","واجهة برمجة","واجهة برمجة التطبيقات","واجهات برمجية",接口,应用程序接口}', NULL),
  ('{webhook,webhooks,"web hook","ويب هوك"}', NULL),
  ('{database,databases,dbms,"database management",datenbank,datenbanken,datenbankverwaltung,"base de datos","bases de datos","banco de dados","bancos de dados","قاعدة بيانات","قواعد بيانات","قواعد البيانات",数据库}', NULL),
  ('{data,daten,datos,dados,بيانات,数据}', NULL),
  ('{"no code",nocode,"low code",lowcode,"no code app builder","ohne code","sin código","sem código","bajo código","baixo código","بدون كود","بدون برمجة","بدون أكواد",无代码,低代码,零代码}', NULL),
  ('{automation,automate,"workflow automation",workflow,workflows,automatisierung,automatisieren,arbeitsablauf,arbeitsabläufe,automatización,automatizar,"flujo de trabajo","flujos de trabajo",automação,"automatizar tarefas","fluxo de trabalho","fluxos de trabalho",أتمتة,الأتمتة,"سير العمل",自动化,工作流,流程自动化}', NULL),
  ('{"home automation","smart home",hausautomatisierung,hausautomation,"intelligentes zuhause",domótica,"casa inteligente","hogar inteligente","automatización del hogar","automação residencial","منزل ذكي","المنزل الذكي","أتمتة المنزل",智能家居,家庭自动化}', NULL),
  ('{"internet of things",iot,"internet der dinge","internet de las cosas","internet das coisas","إنترنت الأشياء",物联网}', NULL),
  ('{monitoring,"server monitoring","system monitoring",überwachung,serverüberwachung,systemüberwachung,monitoreo,monitorización,supervisión,"monitoreo de servidores",monitoramento,monitorização,"monitoramento de servidores",مراقبة,المراقبة,"مراقبة الخوادم","مراقبة الخادم",监控,服务器监控,监测}', NULL),
  ('{uptime,"uptime monitoring","uptime monitor","status page",statuspage,"status pages","website monitoring",verfügbarkeit,statusseite,erreichbarkeit,disponibilidad,"página de estado",disponibilidade,"página de status","وقت التشغيل","صفحة الحالة","مراقبة وقت التشغيل",状态页,在线监控,运行时间,可用性监控}', NULL),
  ('{logging,logs,"log management","log analyzer","log files",protokollierung,protokolle,registros,"análisis de registros","gestión de logs","análise de logs",سجلات,السجلات,"تحليل السجلات",日志,日志分析,日志管理}', NULL),
  ('{"error tracking","crash reporting",fehlerüberwachung,"seguimiento de fallos","rastreamento de erros",错误追踪}', NULL),
  ('{dashboard,dashboards,startpage,"homepage dashboard","start page",übersichtsseite,startseite,tablero,"panel de control","página de inicio",painel,"painel de controle","página inicial","لوحة تحكم","لوحة المعلومات","لوحة القيادة","لوحات المعلومات","لوحة معلومات",仪表盘,仪表板,控制面板,导航页}', NULL),
  ('{statistics,stats,statistical,statistik,statistiken,estadística,estadísticas,estatística,estatísticas,إحصاء,إحصائيات,إحصاءات,统计,统计学}', NULL),
  ('{"business intelligence",bi,"data analysis","data visualization","data visualisation",reporting,datenanalyse,datenvisualisierung,berichte,"inteligencia de negocio","inteligencia empresarial","análisis de datos","visualización de datos",informes,"análise de dados","visualização de dados",relatórios,"inteligência de negócios","ذكاء الأعمال","تحليل البيانات","تصور البيانات",تقارير,التقارير,商业智能,数据可视化,报表}', NULL),
  ('{chart,charts,plotting,graph,graphs,plot,"diagramm zeichnen",gráfico,gráficos,gráficas,"رسم بياني",绘图,图形}', NULL),
  ('{heatmap,"session recording","user behaviour","mapa de calor","خريطة حرارية",热图}', NULL),
  ('{"ab testing","a b testing","split testing","pruebas ab","testes ab","اختبار أ ب"}', NULL),
  ('{"feature flags","feature toggles","feature flag","feature toggle",功能开关}', NULL),
  ('{feedback,"user feedback","feature requests",kundenfeedback,rückmeldung,comentarios,retroalimentación,opiniones,comentários,"ملاحظات العملاء","آراء العملاء",反馈,用户反馈}', NULL),
  ('{comments,"comment system",commenting,kommentare,kommentarsystem,"sistema de comentarios","sistema de comentários",تعليقات,"نظام التعليقات",评论,评论系统}', NULL),
  ('{review,reviews,testimonials,bewertungen,bewertung,reseñas,avaliações,تقييمات,مراجعات,评价,评测}', NULL),
  ('{password,passwords,passwort,passwörter,kennwort,contraseña,contraseñas,senha,senhas,"palavra passe","كلمة مرور","كلمات مرور","كلمات المرور","كلمة السر",密码}', NULL),
  ('{"password manager","password vault","password safe",passwortmanager,"passwort manager",passwortverwaltung,"gestor de contraseñas","administrador de contraseñas","gerenciador de senhas","gestor de senhas","مدير كلمات المرور",密码管理,密码管理器}', NULL),
  ('{"two factor authentication",2fa,"two factor",totp,otp,"multi factor authentication",mfa,"zwei faktor authentifizierung",zweifaktor,"autenticación de dos factores","doble factor","autenticação de dois fatores","dois fatores","مصادقة ثنائية","المصادقة الثنائية","التحقق بخطوتين",双因素,两步验证,双重验证,双因素认证}', NULL),
  ('{authentication,login,"single sign on",sso,"identity management","identity provider",oauth,anmeldung,authentifizierung,identitätsverwaltung,autenticación,"inicio de sesión único","gestión de identidades",autenticação,"login único","gestão de identidade",مصادقة,المصادقة,"تسجيل الدخول","تسجيل الدخول الموحد","إدارة الهوية",认证,身份认证,单点登录,登录}', NULL),
  ('{encryption,encrypt,encrypted,cryptography,verschlüsselung,verschlüsselt,verschlüsseln,cifrado,encriptación,cifrar,criptografia,criptografar,criptografado,تشفير,التشفير,مشفر,加密,密码学}', NULL),
  ('{privacy,datenschutz,privatsphäre,privacidad,privacidade,خصوصية,الخصوصية,隐私}', NULL),
  ('{firewall,firewalls,cortafuegos,"جدار حماية","جدار ناري","جدار الحماية",防火墙}', NULL),
  ('{antivirus,malware,"virus scanner","malware scanner",virenscanner,virenschutz,virus,antivírus,"مضاد فيروسات","مكافحة الفيروسات",杀毒,防病毒,恶意软件}', NULL),
  ('{vpn,"virtual private network",wireguard,openvpn,"red privada virtual","rede privada virtual","شبكة افتراضية خاصة","شبكة افتراضية",虚拟专用网,虚拟专网}', NULL),
  ('{proxy,"reverse proxy",proxies,"proxy server",proxyserver,"proxy inverso","servidor proxy","proxy reverso",بروكسي,"وكيل عكسي","خادم وكيل",代理,反向代理,代理服务器}', NULL),
  ('{"load balancer","load balancing",lastverteilung,"balanceador de carga","balanceamento de carga","موازنة الحمل",负载均衡}', NULL),
  ('{"vulnerability scanner",vulnerability,"penetration testing","security scanner","port scanner",schwachstellen,schwachstellenscanner,vulnerabilidades,"escáner de vulnerabilidades","varredura de vulnerabilidades",ثغرات,"فحص الثغرات","اختبار الاختراق",漏洞,漏洞扫描,渗透测试}', NULL),
  ('{"secret sharing","share secrets","one time secret",secrets,"geheimnisse teilen","compartir secretos","compartilhar segredos","مشاركة الأسرار",秘密分享}', NULL),
  ('{ssl,tls,certificate,certificates,"ssl certificate",zertifikat,zertifikate,certificado,certificados,شهادة,شهادات,证书}', NULL),
  ('{backup,backups,"backup software",datensicherung,sicherung,sicherungskopie,"copia de seguridad","copias de seguridad",respaldo,respaldos,"cópia de segurança","cópias de segurança","نسخ احتياطي","النسخ الاحتياطي","نسخة احتياطية",备份,数据备份}', NULL),
  ('{"data recovery",undelete,"recover files",recovery,datenrettung,datenwiederherstellung,"recuperación de datos","recuperar archivos","recuperação de dados","recuperar arquivos","استعادة البيانات","استرجاع البيانات",数据恢复,文件恢复}', NULL),
  ('{file,files,datei,dateien,archivo,archivos,fichero,ficheros,arquivo,arquivos,ficheiro,ficheiros,ملف,ملفات,الملفات,文件}', NULL),
  ('{"file sharing","share files",filesharing,"file transfer","file sharing server",dateifreigabe,dateiaustausch,"dateien teilen",dateiübertragung,"dateien senden","compartir archivos","transferencia de archivos","enviar archivos","compartilhar arquivos","compartilhamento de arquivos","transferência de arquivos","partilha de ficheiros","enviar arquivos","مشاركة الملفات","مشاركة ملفات","نقل الملفات","إرسال الملفات",文件共享,文件分享,文件传输,传文件}', NULL),
  ('{"file sync","file synchronization","synchronize files","file synchronisation",dateisynchronisation,"dateien synchronisieren","sincronizar archivos","sincronización de archivos","sincronizar arquivos","sincronização de arquivos","مزامنة الملفات",文件同步}', NULL),
  ('{sync,synchronization,synchronisation,synchronize,synchronisieren,sincronización,sincronizar,sincronização,مزامنة,المزامنة,同步}', NULL),
  ('{"cloud storage","file hosting",cloudspeicher,onlinespeicher,"almacenamiento en la nube","armazenamento em nuvem","armazenamento na nuvem","تخزين سحابي","التخزين السحابي",云存储,网盘,云盘}', NULL),
  ('{"object storage",s3,"s3 compatible",objektspeicher,"almacenamiento de objetos","armazenamento de objetos","تخزين الكائنات",对象存储}', NULL),
  ('{"file manager","file managers","file browser",dateimanager,dateiverwaltung,"gestor de archivos","administrador de archivos","explorador de archivos","gerenciador de arquivos","gestor de ficheiros","مدير ملفات","مدير الملفات","إدارة الملفات",文件管理器,文件管理}', NULL),
  ('{"download manager",downloader,downloads,downloading,download,herunterladen,descargas,"gestor de descargas",descargar,"gerenciador de downloads",baixar,تنزيل,تحميل,التنزيلات,"مدير التحميل","مدير التنزيلات",下载,下载器,下载管理}', NULL),
  ('{bittorrent,torrent,torrents,"torrent client","peer to peer",p2p,"cliente torrent",تورنت,种子,比特流}', NULL),
  ('{compression,archiver,unzip,zip,compress,"archive files",komprimierung,entpacken,packprogramm,compresión,comprimir,descomprimir,compressão,compactador,descompactar,"ضغط الملفات","فك الضغط",ضغط,压缩,解压,压缩包}', NULL),
  ('{"duplicate files",duplicates,deduplication,"doppelte dateien",duplikate,"archivos duplicados",duplicados,"arquivos duplicados","ملفات مكررة","الملفات المكررة",重复文件}', NULL),
  ('{"disk usage","disk space",speicherplatz,festplattenbelegung,"uso de disco","espacio en disco","espaço em disco","مساحة القرص",磁盘空间,磁盘占用}', NULL),
  ('{partition,partitioning,"disk partition",partitionierung,partitionieren,partición,particiones,partição,partições,"تقسيم القرص","أقسام القرص",分区,磁盘分区}', NULL),
  ('{disk,"hard disk","hard drive",drive,festplatte,laufwerk,disco,"disco duro","disco rígido",قرص,"القرص الصلب",磁盘,硬盘}', NULL),
  ('{"web archive",archiving,"web archiving","digital preservation",webarchivierung,archivierung,"archivo web","archivar páginas",arquivamento,"arquivamento web","preservação digital",أرشفة,"أرشفة الويب","أرشفة المواقع",网页存档,归档,网页归档}', NULL),
  ('{pastebin,paste,"code snippets",snippets,"snippet manager","fragmentos de código","trechos de código",قصاصات,مقتطفات,剪贴板分享,代码片段}', NULL),
  ('{clipboard,"clipboard manager",zwischenablage,portapapeles,"área de transferência",حافظة,الحافظة,剪贴板}', NULL),
  ('{"feed reader",rss,"rss reader","news aggregator",feeds,"news reader",feedreader,nachrichtenleser,"lector de noticias","lector rss","lector de feeds","agregador de noticias","leitor de feeds","leitor rss","leitor de notícias","agregador de notícias","قارئ خلاصات","قارئ الأخبار","قارئ rss",خلاصات,阅读器,新闻聚合,订阅阅读器,阅读订阅}', NULL),
  ('{news,nachricht,noticias,notícias,أخبار,الأخبار,新闻}', NULL),
  ('{podcast,podcasts,podcasting,"podcast hosting",بودكاست,播客}', NULL),
  ('{audio,sound,ton,klang,sonido,som,áudio,صوت,صوتيات,音频,声音}', NULL),
  ('{music,musik,música,موسيقى,الموسيقى,音乐}', NULL),
  ('{"music player","audio player",musikplayer,musikspieler,"mp3 player","reproductor de música","reproductor de audio","tocador de música","player de música","reprodutor de música","leitor de música","مشغل موسيقى","مشغل الموسيقى","مشغل صوت","مشغل الصوت",音乐播放器,音频播放器}', NULL),
  ('{"music streaming","audio streaming","music server",musikstreaming,musikserver,"streaming de música","servidor de música","بث الموسيقى","بث موسيقى","خادم موسيقى",音乐流媒体,音乐服务器,音乐串流}', NULL),
  ('{"audio editor","sound editor",audiobearbeitung,"editor de audio","edición de audio","editor de áudio","edição de áudio","محرر صوت","تحرير الصوت",音频编辑,音频编辑器}', NULL),
  ('{synthesizer,synth,synthesiser,sintetizador,"مولد صوت",合成器}', NULL),
  ('{midi,sequencer,secuenciador,sequenciador,音序器}', NULL),
  ('{radio,"internet radio","web radio",internetradio,"radio por internet",rádio,"rádio online",راديو,إذاعة,电台,广播}', NULL),
  ('{audiobook,audiobooks,hörbuch,hörbücher,audiolibro,audiolibros,audiolivro,audiolivros,"كتب صوتية","كتاب صوتي",有声书}', NULL),
  ('{video,videos,vídeo,vídeos,فيديو,فيديوهات,视频}', NULL),
  ('{"video player","media player",videoplayer,videospieler,"reproductor de vídeo","reproductor de video","reproductor multimedia","player de vídeo","reprodutor de vídeo","reprodutor de mídia","مشغل فيديو","مشغل الفيديو","مشغل وسائط","مشغل الوسائط",视频播放器,播放器,媒体播放器}', NULL),
  ('{"video editor","video editing",videobearbeitung,videoschnitt,videoeditor,"editor de vídeo","editor de video","edición de vídeo","edición de video","edição de vídeo","editor de vídeos","محرر فيديو","تحرير الفيديو",مونتاج,"مونتاج الفيديو",视频编辑,视频剪辑,剪辑}', NULL),
  ('{"video streaming","video hosting","video platform",videostreaming,videoplattform,"transmisión de vídeo","plataforma de vídeo","streaming de video","plataforma de video","streaming de vídeo","بث فيديو","بث الفيديو","منصة فيديو",视频流,视频平台,视频直播,视频托管}', NULL),
  ('{"media server","media streaming","media center","media centre",medienserver,mediencenter,"servidor multimedia","centro multimedia","servidor de mídia","central de mídia","خادم وسائط","خادم الوسائط","مركز الوسائط",媒体服务器,流媒体,媒体中心}', NULL),
  ('{"live streaming","live stream","streaming server",liveübertragung,"transmisión en vivo","transmisión en directo","transmissão ao vivo","بث مباشر","البث المباشر",直播}', NULL),
  ('{streaming,transmisión,transmissão,بث,串流}', NULL),
  ('{movie,movies,film,films,filme,cine,película,películas,filmes,فيلم,أفلام,电影}', NULL),
  ('{tv,television,"tv series",fernsehen,serien,televisión,series,televisão,séries,تلفاز,تلفزيون,مسلسلات,电视,电视剧}', NULL),
  ('{subtitle,subtitles,untertitel,subtítulo,subtítulos,legenda,legendas,ترجمات,"ترجمة الأفلام",字幕}', NULL),
  ('{transcription,"speech to text","speech recognition",transkription,spracherkennung,transcripción,"reconocimiento de voz",transcrição,"reconhecimento de voz","تفريغ صوتي","تحويل الصوت إلى نص","التعرف على الكلام",语音识别,转录,语音转文字}', NULL),
  ('{"text to speech","speech synthesis",tts,sprachausgabe,sprachsynthese,"texto a voz","síntesis de voz","texto para fala","síntese de voz","تحويل النص إلى كلام",النطق,语音合成,文字转语音}', NULL),
  ('{"screen reader",accessibility,vorleseprogramm,barrierefreiheit,"lector de pantalla",accesibilidad,"leitor de tela",acessibilidade,"قارئ الشاشة","إمكانية الوصول",屏幕阅读,无障碍}', NULL),
  ('{photo,photos,photography,foto,fotos,fotografie,fotografía,fotografías,fotografia,fotografias,"صورة فوتوغرافية",照片,摄影,相片}', NULL),
  ('{"photo gallery","photo galleries","image gallery","photo album",gallery,"photo management","photo sharing",fotogalerie,fotoalbum,bildergalerie,fotoverwaltung,galería,"galería de fotos","galería de imágenes","álbum de fotos","gestión de fotos",galeria,"galeria de fotos","galeria de imagens","gerenciador de fotos","معرض صور","معرض الصور","ألبوم الصور","ألبوم صور","إدارة الصور",相册,图库,照片管理,照片库}', NULL),
  ('{image,images,picture,pictures,bild,bilder,imagen,imágenes,imagem,imagens,صورة,صور,الصور,图片,图像}', NULL),
  ('{"image editor","photo editor","image editing","photo editing","image manipulation",bildbearbeitung,fotobearbeitung,bildbearbeitungsprogramm,"editor de imágenes","editor de fotos","edición de imágenes","edición de fotos","retoque fotográfico","editor de imagens","edição de imagens","edição de fotos","محرر صور","تحرير الصور","تعديل الصور","محرر الصور",图片编辑,修图,图像编辑,照片编辑}', NULL),
  ('{"image viewer","picture viewer","photo viewer",bildbetrachter,"visor de imágenes","visor de fotos","visualizador de imagens","عارض صور","عارض الصور",看图,图片查看器,图片浏览}', NULL),
  ('{"image hosting","picture hosting","image sharing","bilder hochladen",bilderhosting,"alojamiento de imágenes","hospedagem de imagens","استضافة الصور","رفع الصور",图床,图片托管}', NULL),
  ('{screenshot,screenshots,"screen capture",bildschirmfoto,bildschirmfotos,"captura de pantalla","capturas de pantalla","captura de tela","capturas de tela","لقطة شاشة","لقطات الشاشة","تصوير الشاشة",截图,截屏,屏幕截图}', NULL),
  ('{"screen recorder","screen recording",screencast,bildschirmaufnahme,"bildschirm aufnehmen","grabador de pantalla","grabación de pantalla","grabar pantalla","gravador de tela","gravação de tela","gravar tela","تسجيل الشاشة","مسجل الشاشة",录屏,屏幕录制}', NULL),
  ('{drawing,paint,painting,sketch,zeichnen,malen,malprogramm,zeichenprogramm,dibujo,dibujar,pintura,pintar,desenho,desenhar,رسم,الرسم,绘画,画图}', NULL),
  ('{"vector graphics","vector drawing","vector editor",vektorgrafik,vektorgrafiken,"gráficos vectoriales","dibujo vectorial","gráficos vetoriais","desenho vetorial","رسوم متجهية","رسومات متجهة",矢量图,矢量绘图}', NULL),
  ('{graphics,grafik,grafiken,gráficos,رسوميات,رسومات,图形}', NULL),
  ('{icon,icons,symbole,iconos,íconos,ícones,أيقونة,أيقونات,图标}', NULL),
  ('{logo,logos,شعار,شعارات,标志}', NULL),
  ('{font,fonts,typeface,typography,schriftart,schriftarten,schriften,tipografía,tipografías,"fuente tipográfica",tipografia,خط,خطوط,الخطوط,字体}', NULL),
  ('{3d,"3d modeling","3d modelling","3d modeler","3d modellierung","modelado 3d","modelagem 3d","نمذجة ثلاثية الأبعاد","ثلاثي الأبعاد",三维,三维建模,建模}', NULL),
  ('{"3d printing","3d printer","3d druck","3d drucker","impresión 3d","impresora 3d","impressão 3d","impressora 3d","طباعة ثلاثية الأبعاد","الطباعة ثلاثية الأبعاد","打印机 3d"}', NULL),
  ('{cad,"computer aided design",konstruktion,"diseño asistido","desenho técnico","تصميم هندسي",计算机辅助设计}', NULL),
  ('{animation,animations,trickfilm,animación,animaciones,animação,animações,"رسوم متحركة",تحريك,动画}', NULL),
  ('{color,colour,"color picker","colour picker",farbe,farben,farbwähler,colores,"selector de color",cores,"seletor de cores",لون,ألوان,颜色,取色器,配色}', NULL),
  ('{wallpaper,"desktop background",hintergrundbild,hintergrundbilder,"fondo de pantalla","fondos de pantalla","papel de parede","papéis de parede","خلفية سطح المكتب",خلفيات,壁纸}', NULL),
  ('{game,games,gaming,spiel,spiele,juego,juegos,videojuegos,jogo,jogos,لعبة,ألعاب,الألعاب,游戏}', NULL),
  ('{chess,schach,ajedrez,xadrez,شطرنج,国际象棋,象棋}', NULL),
  ('{puzzle,puzzles,rätsel,denkspiel,rompecabezas,"quebra cabeça",ألغاز,لغز,拼图,益智}', NULL),
  ('{"card game","card games",solitaire,patience,kartenspiel,kartenspiele,"juego de cartas","juegos de cartas",solitario,"jogo de cartas",paciência,"لعبة ورق","ألعاب الورق",سوليتير,纸牌,扑克}', NULL),
  ('{"strategy game","real time strategy","turn based strategy",strategiespiel,strategiespiele,"juego de estrategia","juegos de estrategia","jogo de estratégia","jogos de estratégia","لعبة استراتيجية","ألعاب استراتيجية",策略游戏,战略游戏}', NULL),
  ('{"racing game","car racing",rennspiel,rennspiele,"juego de carreras","juegos de carreras","carreras de coches","jogo de corrida","jogos de corrida","سباق سيارات","ألعاب سباق",赛车,赛车游戏}', NULL),
  ('{shooter,"first person shooter",fps,"ego shooter","juego de disparos","jogo de tiro","لعبة إطلاق نار",射击游戏}', NULL),
  ('{"board game","board games",brettspiel,brettspiele,"juego de mesa","juegos de mesa","jogo de tabuleiro","jogos de tabuleiro","ألعاب الطاولة",桌游,棋盘游戏}', NULL),
  ('{"game server","game servers",spieleserver,gameserver,"servidor de juegos","servidor de jogos","خادم ألعاب","خوادم الألعاب",游戏服务器}', NULL),
  ('{emulator,emulators,emulation,konsolenemulator,emulador,emuladores,محاكي,محاكيات,模拟器}', NULL),
  ('{simulation,simulator,simulators,simulación,simulador,simulação,محاكاة,仿真,模拟}', NULL),
  ('{"flight simulator",flugsimulator,"simulador de vuelo","simulador de voo","محاكي طيران","محاكي الطيران",飞行模拟}', NULL),
  ('{e-book,ebook,ebooks,e-books,"ebook reader","ebook library","ebook server","elektronische bücher","libros electrónicos","libro electrónico","biblioteca de ebooks","lector de libros","livros eletrônicos","livro eletrônico","leitor de livros","livros digitais","كتب إلكترونية","كتاب إلكتروني","الكتب الإلكترونية","قارئ كتب",电子书,电子书阅读}', NULL),
  ('{book,books,buch,bücher,libro,libros,livro,livros,كتاب,كتب,书,图书,书籍}', NULL),
  ('{comic,comics,manga,comicleser,cómic,cómics,historietas,quadrinhos,mangá,"قصص مصورة",مانجا,كوميكس,漫画}', NULL),
  ('{library,"library management",bibliothek,bibliotheksverwaltung,biblioteca,bibliotecas,مكتبة,مكتبات,"إدارة المكتبات",图书馆,图书管理}', NULL),
  ('{"learning management system",lms,"online courses",course,courses,e-learning,elearning,lernplattform,onlinekurse,kurse,lernen,cursos,"plataforma de aprendizaje",aprendizaje,"cursos en línea","cursos online","plataforma de ensino","ensino a distância",aprendizado,aprendizagem,دورات,"دورات تعليمية","تعليم إلكتروني","التعلم الإلكتروني","منصة تعليمية","إدارة التعلم",课程,在线课程,学习管理,在线学习,学习平台}', NULL),
  ('{learning,learn,aprender,تعلم,التعلم,学习}', NULL),
  ('{school,schools,schule,schulverwaltung,escuela,escuelas,colegio,"gestión escolar",escola,escolas,"gestão escolar",مدرسة,مدارس,"إدارة المدارس",学校,教务}', NULL),
  ('{quiz,quizzes,exam,exams,prüfung,prüfungen,examen,exámenes,cuestionarios,prova,provas,exame,exames,"اختبار قصير",امتحان,امتحانات,考试,测验}', NULL),
  ('{flashcard,flashcards,"spaced repetition",vocabulary,karteikarten,lernkarten,vokabeln,vokabeltrainer,"tarjetas de memoria","tarjetas didácticas",vocabulario,"cartões de memória",vocabulário,"بطاقات تعليمية",مفردات,抽认卡,单词,背单词,记忆卡}', NULL),
  ('{typing,"typing tutor","touch typing",tippen,tipptrainer,zehnfingersystem,mecanografía,digitação,datilografia,"الكتابة باللمس","تعلم الطباعة",打字,打字练习}', NULL),
  ('{dictionary,dictionaries,wörterbuch,wörterbücher,diccionario,diccionarios,dicionário,dicionários,قاموس,قواميس,词典,字典}', NULL),
  ('{translation,translate,translator,"machine translation",übersetzung,übersetzen,übersetzer,traducción,traductor,traducir,traducciones,tradução,tradutor,traduzir,traduções,ترجمة,مترجم,الترجمة,翻译,机器翻译}', NULL),
  ('{localization,localisation,internationalization,lokalisierung,localización,localização,توطين,本地化,国际化}', NULL),
  ('{"spell checker",spelling,"spell check",grammar,"grammar checker",rechtschreibung,rechtschreibprüfung,grammatik,"corrector ortográfico",ortografía,gramática,"corretor ortográfico",ortografia,"تدقيق إملائي","مدقق إملائي","قواعد اللغة",拼写检查,语法检查}', NULL),
  ('{copywriting,"content writing","text generation","ai writer",textgenerator,"generador de textos","gerador de textos","كتابة المحتوى",文案}', NULL),
  ('{resume,cv,"resume builder","curriculum vitae",lebenslauf,bewerbung,currículum,currículo,"سيرة ذاتية","السيرة الذاتية",简历}', NULL),
  ('{portfolio,portafolio,portfólio,"معرض أعمال",作品集}', NULL),
  ('{recruitment,recruiting,hiring,"applicant tracking",hr,"human resources",personalverwaltung,personal,"recursos humanos",reclutamiento,rrhh,recrutamento,rh,"موارد بشرية","الموارد البشرية",توظيف,人力资源,招聘,人事}', NULL),
  ('{employee,employees,mitarbeiter,empleado,empleados,funcionário,funcionários,موظف,موظفين,الموظفين,员工}', NULL),
  ('{job,jobs,"job board",stellenangebote,jobbörse,empleo,empleos,"bolsa de trabajo",emprego,empregos,vagas,وظائف,وظيفة,求职,工作岗位}', NULL),
  ('{recipe,recipes,"recipe manager",cooking,cookbook,"meal planning",rezept,rezepte,kochbuch,kochen,rezeptverwaltung,essensplanung,receta,recetas,cocina,"gestor de recetas",receita,receitas,culinária,"livro de receitas",وصفة,وصفات,طبخ,"وصفات طبخ","وصفات الطبخ",食谱,菜谱,烹饪}', NULL),
  ('{grocery,groceries,"shopping list","grocery list",einkaufsliste,einkauf,"lista de la compra","lista de compras",compras,"قائمة التسوق",تسوق,购物清单,购物}', NULL),
  ('{restaurant,restaurants,gastronomie,"menú digital",restaurante,restaurantes,مطعم,مطاعم,餐厅,餐饮}', NULL),
  ('{hotel,hotels,hoteles,hotéis,فندق,فنادق,酒店}', NULL),
  ('{health,fitness,workout,workouts,gesundheit,training,salud,ejercicio,entrenamiento,saúde,exercício,treino,treinos,صحة,لياقة,تمارين,"اللياقة البدنية",健康,健身,锻炼}', NULL),
  ('{medical,medicine,hospital,clinic,medizin,krankenhaus,arztpraxis,medicina,clínica,médico,طب,طبي,مستشفى,عيادة,医疗,医院,诊所}', NULL),
  ('{genealogy,"family tree",ancestry,genealogie,ahnenforschung,stammbaum,familienstammbaum,genealogía,"árbol genealógico",genealogia,"árvore genealógica","شجرة العائلة",أنساب,"علم الأنساب",家谱,族谱}', NULL),
  ('{map,maps,gps,geolocation,navigation,karte,karten,landkarte,mapa,mapas,mapeo,navegación,navegação,خريطة,خرائط,الخرائط,ملاحة,地图,导航}', NULL),
  ('{"location tracking","gps tracking","gps tracker",standortverfolgung,ortung,"rastreo gps","seguimiento gps",localizador,"rastreamento gps","rastreador gps","تتبع الموقع","تتبع gps",定位,位置追踪,位置跟踪}', NULL),
  ('{travel,trip,"travel planner",reise,reisen,reiseplanung,viaje,viajes,viagem,viagens,سفر,رحلات,旅行,旅游}', NULL),
  ('{weather,wetter,wettervorhersage,clima,"tiempo meteorológico","previsão do tempo",طقس,الطقس,天气,气象}', NULL),
  ('{astronomy,planetarium,stars,astronomie,sterne,astronomía,planetario,astronomia,planetário,فلك,"علم الفلك",天文,天文学}', NULL),
  ('{mathematics,math,maths,algebra,mathematik,matemáticas,matemática,رياضيات,الرياضيات,数学}', NULL),
  ('{calculator,calculators,taschenrechner,rechner,calculadora,calculadoras,"آلة حاسبة",حاسبة,"الآلة الحاسبة",计算器}', NULL),
  ('{chemistry,chemical,molecule,molecular,chemie,moleküle,química,moléculas,كيمياء,الكيمياء,化学,分子}', NULL),
  ('{biology,bioinformatics,dna,genome,biologie,bioinformatik,biología,bioinformática,biologia,أحياء,"علم الأحياء",生物,生物信息学}', NULL),
  ('{physics,physik,física,فيزياء,物理}', NULL),
  ('{electronics,circuit,circuits,pcb,elektronik,schaltplan,schaltungen,electrónica,circuitos,eletrônica,إلكترونيات,دوائر,"الدوائر الإلكترونية",电子,电路}', NULL),
  ('{science,scientific,wissenschaft,wissenschaftlich,ciencia,científico,ciência,علوم,علمي,科学}', NULL),
  ('{"reference manager",bibliography,citations,citation,"citation manager",literaturverwaltung,"gestor bibliográfico",bibliografía,"referencias bibliográficas","gerenciador de referências",bibliografia,"referências bibliográficas",مراجع,"إدارة المراجع",文献管理,参考文献}', NULL),
  ('{latex,tex,typesetting,textsatz,"composición tipográfica","composição tipográfica",تنضيد,排版}', NULL),
  ('{"desktop publishing",publishing,layout,veröffentlichen,publicación,autoedición,publicação,editoração,نشر,النشر,出版}', NULL),
  ('{"web browser",browser,browsers,internetbrowser,navegador,"navegador web",navegadores,متصفح,متصفحات,"متصفح ويب",浏览器}', NULL),
  ('{"web server",webserver,"http server","servidor web","خادم ويب","خادم الويب",网页服务器,"web 服务器"}', NULL),
  ('{server,servers,servidor,servidores,خادم,خوادم,سيرفر,服务器}', NULL),
  ('{hosting,"web hosting",webhosting,"hosting control panel","hosting panel","alojamiento web",alojamiento,hospedagem,"hospedagem de sites",استضافة,"استضافة المواقع",主机,虚拟主机}', NULL),
  ('{"self hosted",selfhosted,"self hosting",selfhosting,"selbst gehostet",autoalojado,"auto hospedado","استضافة ذاتية","مستضاف ذاتيا",自托管,自建}', NULL),
  ('{"open source",opensource,foss,quelloffen,"código abierto","código aberto","software libre","software livre","مفتوح المصدر","مفتوحة المصدر",开源}', NULL),
  ('{dns,"dns server","name server","domain name system","servidor dns","خادم أسماء النطاقات",域名解析}', NULL),
  ('{"ad blocker","ad blocking","ad block",adblock,"block ads","blocking ads",adblocker,werbeblocker,"werbung blockieren","bloqueador de anuncios","bloquear anuncios","bloqueador de anúncios","bloquear anúncios","مانع الإعلانات","حجب الإعلانات","منع الإعلانات",广告拦截,去广告,屏蔽广告}', NULL),
  ('{domain,domains,"domain name",domäne,dominio,dominios,domínio,domínios,نطاق,نطاقات,域名}', NULL),
  ('{network,networking,netzwerk,netzwerke,redes,"red de ordenadores",rede,"redes de computadores",شبكة,شبكات,الشبكات,网络}', NULL),
  ('{"network scanner","network monitor","network monitoring",netzwerküberwachung,netzwerkmonitor,"monitoreo de red","monitoramento de rede","مراقبة الشبكة","فحص الشبكة",网络监控,网络扫描}', NULL),
  ('{wifi,"wi fi",wireless,wlan,drahtlos,inalámbrico,inalámbrica,"sem fio","واي فاي",لاسلكي,无线,无线网络}', NULL),
  ('{"remote desktop","remote access","remote control",rdp,vnc,fernzugriff,fernsteuerung,fernwartung,"escritorio remoto","acceso remoto","control remoto","área de trabalho remota","acesso remoto","controle remoto","سطح مكتب بعيد","سطح المكتب البعيد","وصول عن بعد","الوصول عن بعد","التحكم عن بعد",远程桌面,远程控制,远程访问,远程}', NULL),
  ('{ssh,"secure shell","ssh client","ssh server",安全外壳}', NULL),
  ('{terminal,"terminal emulator",console,"command line",shell,kommandozeile,konsole,befehlszeile,"línea de comandos",consola,"linha de comando",طرفية,"سطر الأوامر",终端,命令行}', NULL),
  ('{"virtual machine","virtual machines",virtualization,virtualisation,hypervisor,"virtuelle maschine","virtuelle maschinen",virtualisierung,"máquina virtual","máquinas virtuales",virtualización,"máquinas virtuais",virtualização,"آلة افتراضية","أجهزة افتراضية","المحاكاة الافتراضية",虚拟机,虚拟化}', NULL),
  ('{container,containers,docker,"docker management","container management",contenedor,contenedores,contêiner,contêineres,contentores,حاوية,حاويات,دوكر,容器}', NULL),
  ('{kubernetes,k8s,"container orchestration",كوبرنيتيس}', NULL),
  ('{"operating system",betriebssystem,"sistema operativo","sistema operacional","نظام تشغيل","نظام التشغيل",操作系统}', NULL),
  ('{"window manager","desktop environment",fenstermanager,desktopumgebung,"gestor de ventanas","entorno de escritorio","gerenciador de janelas","ambiente de trabalho","ambiente gráfico","مدير نوافذ","بيئة سطح المكتب",窗口管理器,桌面环境}', NULL),
  ('{launcher,"app launcher","application launcher",programmstarter,lanzador,"lanzador de aplicaciones",lançador,"مشغل التطبيقات",启动器}', NULL),
  ('{"package manager",paketverwaltung,paketmanager,"gestor de paquetes","gerenciador de pacotes","مدير الحزم",包管理器,包管理}', NULL),
  ('{printer,printing,print,drucker,drucken,impresora,imprimir,impresión,impressora,impressão,طابعة,طباعة,打印,打印机}', NULL),
  ('{scanner,scan,scanning,"document scanner",dokumentenscanner,scannen,escáner,escanear,digitalizador,digitalizar,"ماسح ضوئي","مسح ضوئي",扫描,扫描仪}', NULL),
  ('{"qr code","qr codes",barcode,barcodes,strichcode,"código qr","códigos qr","código de barras","códigos de barras","رمز qr","رموز qr",باركود,"رمز الاستجابة السريعة",二维码,条形码}', NULL),
  ('{camera,webcam,kamera,cámara,câmera,كاميرا,摄像头,相机}', NULL),
  ('{surveillance,"video surveillance","security camera","security cameras",cctv,nvr,videoüberwachung,überwachungskamera,überwachungskameras,videovigilancia,"cámaras de seguridad","cámara de seguridad",videovigilância,"câmeras de segurança","câmera de segurança","كاميرات مراقبة","المراقبة بالفيديو","كاميرات المراقبة",视频监控,监控摄像头}', NULL),
  ('{converter,conversion,convert,"file converter",konverter,umwandeln,konvertieren,convertidor,convertir,conversor,conversão,"converter arquivos",محول,تحويل,"تحويل الملفات",转换,转换器,格式转换}', NULL),
  ('{"video converter",transcoder,transcoding,"video transcoding",videokonverter,"convertidor de vídeo","convertidor de video","conversor de vídeo","محول فيديو","تحويل الفيديو",视频转换,视频转码,转码}', NULL),
  ('{"cd burning","dvd burning",burn,burning,brennen,brennprogramm,"grabar cd","grabar dvd","gravar cd","gravar dvd","حرق الأقراص","نسخ الأقراص",刻录}', NULL),
  ('{notification,notifications,"push notifications",alerts,benachrichtigung,benachrichtigungen,pushnachrichten,notificación,notificaciones,"notificaciones push",alertas,notificação,notificações,"notificações push",إشعار,إشعارات,الإشعارات,تنبيهات,通知,推送,推送通知}', NULL),
  ('{reminder,reminders,erinnerung,erinnerungen,recordatorio,recordatorios,lembrete,lembretes,تذكير,تذكيرات,提醒}', NULL),
  ('{crowdfunding,donations,donation,spenden,spendenaktion,donaciones,donación,"recaudación de fondos",doações,"financiamento coletivo",تبرعات,"تمويل جماعي",捐赠,众筹}', NULL),
  ('{membership,"member management",association,mitgliederverwaltung,vereinsverwaltung,verein,"gestión de socios",socios,membresía,"gestão de membros",associação,"إدارة الأعضاء",عضوية,会员,会员管理}', NULL),
  ('{voting,election,elections,wahlen,wahl,votación,votaciones,elecciones,votação,eleições,انتخابات,选举}', NULL),
  ('{"real estate","property management",immobilien,hausverwaltung,inmobiliaria,"bienes raíces",imobiliária,imóveis,عقارات,"إدارة العقارات",房地产,物业管理}', NULL),
  ('{car,vehicle,vehicles,fleet,"fleet management",auto,fahrzeug,fahrzeuge,fuhrpark,coche,vehículo,vehículos,flota,carro,veículo,veículos,frota,سيارة,سيارات,مركبات,汽车,车辆,车队}', NULL),
  ('{delivery,shipping,logistics,lieferung,versand,logistik,envío,envíos,logística,entrega,entregas,frete,شحن,توصيل,لوجستيات,物流,配送,快递}', NULL),
  ('{marketplace,marktplatz,"mercado en línea","marketplace multivendedor","سوق إلكتروني",交易市场}', NULL),
  ('{auction,auctions,auktion,auktionen,subasta,subastas,leilão,leilões,مزاد,مزادات,拍卖}', NULL),
  ('{agency,freelancer,freelancers,freiberufler,selbstständige,autónomos,autónomo,"freelancer autônomo",autônomos,مستقل,مستقلين,自由职业,自由职业者}', NULL),
  ('{"small business",smb,kleinunternehmen,"kleine unternehmen","pequeña empresa",pymes,pyme,"pequenas empresas","pequena empresa","شركات صغيرة","الشركات الصغيرة",小企业,中小企业}', NULL),
  ('{company,business,enterprise,firma,unternehmen,empresa,empresas,negocio,negócio,شركة,شركات,أعمال,企业,公司}', NULL),
  ('{family,household,familie,haushalt,familia,hogar,família,doméstico,عائلة,أسرة,家庭}', NULL),
  ('{children,kids,child,kinder,niños,infantil,crianças,أطفال,الأطفال,儿童,孩子}', NULL),
  ('{student,students,schüler,studenten,studierende,estudiante,estudiantes,aluno,alunos,estudantes,طالب,طلاب,学生}', NULL),
  ('{teacher,teachers,lehrer,lehrkräfte,profesor,profesores,docentes,professor,professores,معلم,معلمين,教师,老师}', NULL),
  ('{"machine learning","deep learning","neural network","neural networks","maschinelles lernen","neuronale netze","aprendizaje automático","redes neuronales","aprendizado de máquina","redes neurais","تعلم الآلة","التعلم الآلي",机器学习,深度学习,神经网络}', NULL),
  ('{llm,"large language model","large language models","language model",chatgpt,gpt,sprachmodell,sprachmodelle,"modelo de lenguaje","modelos de lenguaje","modelo de linguagem","modelos de linguagem","نموذج لغوي","نماذج لغوية",大语言模型,大模型,语言模型}', NULL),
  ('{"image generation","ai images","text to image","bilder generieren",bildgenerierung,"generación de imágenes","generar imágenes","geração de imagens","gerar imagens","توليد الصور","إنشاء الصور",图像生成,图片生成,文生图}', NULL),
  ('{"face recognition","object detection","image recognition",gesichtserkennung,"reconocimiento facial","reconhecimento facial","التعرف على الوجه",人脸识别,图像识别}', NULL),
  ('{"configuration management",configuration,konfiguration,konfigurationsverwaltung,configuración,"gestión de configuración",configuração,"gestão de configuração",إعدادات,"إدارة الإعدادات",配置,配置管理}', NULL),
  ('{"system administration",sysadmin,systemverwaltung,"administración de sistemas","administração de sistemas","إدارة الأنظمة","إدارة النظام",系统管理,运维}', NULL),
  ('{"system information","hardware information",systeminformationen,"información del sistema","informações do sistema","معلومات النظام",系统信息,硬件信息}', NULL),
  ('{keyboard,shortcuts,hotkeys,tastatur,tastenkürzel,teclado,atajos,"atajos de teclado",atalhos,"atalhos de teclado","لوحة مفاتيح",اختصارات,键盘,快捷键}', NULL),
  ('{mouse,maus,ratón,fare,فأرة,鼠标}', NULL),
  ('{battery,"power management",akku,batterie,batería,bateria,بطارية,电池}', NULL),
  ('{"amateur radio","ham radio",amateurfunk,radioafición,radioaficionados,radioamador,"راديو الهواة",业余无线电}', NULL),
  ('{"hex editor",hexeditor,"editor hexadecimal","محرر ست عشري",十六进制编辑器}', NULL),
  ('{regex,"regular expression","regular expressions","reguläre ausdrücke","expresiones regulares","expressões regulares","تعبيرات نمطية",正则表达式}', NULL),
  ('{diff,"compare files","file comparison",merge,dateivergleich,"dateien vergleichen","comparar archivos","comparar arquivos","مقارنة الملفات",文件比较,比较}', NULL),
  ('{"email alias","email aliases","disposable email","temporary email","temp mail","wegwerf e-mail","correo temporal","e-mail temporário","بريد مؤقت",临时邮箱}', NULL),
  ('{changelog,"release notes",roadmap,änderungsprotokoll,"registro de cambios","hoja de ruta","notas de versão",roteiro,"سجل التغييرات","خارطة الطريق",更新日志,路线图}', NULL),
  ('{"customer data","user analytics","product analytics",produktanalyse,"analítica de producto","análise de produto","تحليلات المنتج",产品分析}', NULL),
  ('{"screen sharing","share screen",bildschirmfreigabe,"bildschirm teilen","compartir pantalla","compartilhar tela","مشاركة الشاشة",屏幕共享}', NULL),
  ('{"digital signage",beschilderung,"señalización digital","cartelería digital","sinalização digital","لافتات رقمية",数字标牌}', NULL),
  ('{"parental control",kindersicherung,"control parental","controle parental","رقابة أبوية",家长控制}', NULL),
  ('{youtube,"youtube downloader",يوتيوب,油管}', NULL),
  ('{twitter,mastodon,fediverse,activitypub,تويتر,推特}', NULL),
  ('{builder,creator,maker,generator,baukasten,generador,creador,constructor,gerador,criador,construtor,منشئ,مولد,生成器,构建器}', NULL);
--> statement-breakpoint
INSERT INTO search_words (word, documents)
  SELECT DISTINCT word, 0 FROM synonym_groups CROSS JOIN unnest(terms) AS term CROSS JOIN regexp_split_to_table(catalog_text(term), ' ') AS word
  WHERE word <> '' ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Development as the pages call it in Arabic; the word is among those of programming, which the search knows already.
UPDATE synonym_groups SET terms = terms || '{البرمجة}'::text[], updated_at = now()
WHERE category = 'development' AND removed_at IS NULL AND NOT 'البرمجة' = ANY (terms) AND cardinality(terms) < 50;
