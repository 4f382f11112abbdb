-- Return the path of a tool's page on its domain, with a slash at its end: '/' where the website is on another domain
-- or missing, '' where the path is longer than an import looks for.
CREATE OR REPLACE FUNCTION tool_page(domain text, website text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(
    (SELECT CASE WHEN lower(rtrim(at[1], '.')) <> domain THEN '/' WHEN length(at[2]) >= 200 THEN '' ELSE rtrim(at[2], '/') || '/' END
     FROM regexp_match(website, '^https?://(?:www\.)?([^/?#]+)([^?#]*)', 'i') AS at),
    '/')
$$;
