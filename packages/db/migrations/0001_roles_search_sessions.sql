-- The roles that every installation has (AUTH-05).
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
  ('admin', 'admin.catalog');
--> statement-breakpoint

-- The one way in which text becomes words, for documents and for queries alike, the same whatever the server's locale:
-- without accents, lower-cased, split at everything that is no letter or digit, and at every Han or kana character,
-- since those are written without spaces.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN trim(regexp_replace(
  regexp_replace(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE "und-x-icu"),
    '([\u2e80-\u2fdf\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'),
  '[^[:alnum:]]+', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION search_document(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN setweight(to_tsvector('pg_catalog.simple', search_text(value)), weight);
--> statement-breakpoint

-- Full-text documents, kept here so that no way of writing a row can forget them.
CREATE FUNCTION tools_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search :=
    search_document(NEW.name, 'A') ||
    search_document(NEW.tagline, 'B') ||
    search_document(NEW.category || ' ' || array_to_string(NEW.tags, ' '), 'C') ||
    search_document(NEW.description, 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tools_search BEFORE INSERT OR UPDATE OF name, tagline, category, tags, description ON tools
  FOR EACH ROW EXECUTE FUNCTION tools_search_document();
--> statement-breakpoint
CREATE FUNCTION deals_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tool record;
BEGIN
  SELECT name, tagline, tags INTO tool FROM tools WHERE id = NEW.tool_id;
  NEW.search :=
    search_document(concat_ws(' ', tool.name, NEW.title), 'A') ||
    search_document(concat_ws(' ', NEW.promise, tool.tagline), 'B') ||
    search_document(concat_ws(' ', NEW.category, array_to_string(tool.tags, ' ')), 'C') ||
    search_document(NEW.description, 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deals_search BEFORE INSERT OR UPDATE OF tool_id, title, promise, category, description ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_search_document();
--> statement-breakpoint
CREATE FUNCTION tools_search_to_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals SET tool_id = tool_id WHERE tool_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tools_search_deals AFTER UPDATE OF name, tagline, tags ON tools
  FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.tagline IS DISTINCT FROM NEW.tagline OR OLD.tags IS DISTINCT FROM NEW.tags)
  EXECUTE FUNCTION tools_search_to_deals();
--> statement-breakpoint

-- Every server process caches sessions with their permissions and listens here to forget them
-- the moment anything they were made of changes, whoever changes it. Payload: a user's id, or '*' for all.
CREATE FUNCTION notify_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER sessions_change AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER users_change AFTER UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER user_roles_change AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
--> statement-breakpoint
CREATE TRIGGER role_permissions_change AFTER INSERT OR UPDATE OR DELETE ON role_permissions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_session_change();
