-- Return the path of a tool's page on its domain, with a slash at its end: '/' where the website is on another domain
-- or missing, '' where the path is longer than an import looks for. In PL/pgSQL, because an index has it called for each
-- tool, and SQL with a subquery starts an executor each time.
CREATE OR REPLACE FUNCTION tool_page(domain text, website text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  parts text[] := regexp_match(website, '^https?://(?:www\.)?([^/?#]+)([^?#]*)', 'i');
BEGIN
  RETURN coalesce(
    CASE WHEN lower(rtrim(parts[1], '.')) <> domain THEN '/' WHEN length(parts[2]) >= 200 THEN '' ELSE rtrim(parts[2], '/') || '/' END,
    '/');
END $$;
