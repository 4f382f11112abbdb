-- A tool's own page on its domain, with a slash at its end: '/' where its website is elsewhere, or has none. '' for a longer
-- one than an import looks for. Its index is built later (src/migrate.ts), and takes the place of tools_domain_idx.
CREATE FUNCTION tool_page(domain text, website text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(
    (SELECT CASE WHEN lower(rtrim(at[1], '.')) <> domain THEN '/' WHEN length(at[2]) >= 200 THEN '' ELSE rtrim(at[2], '/') || '/' END
     FROM regexp_match(website, '^https?://(?:www\.)?([^/?#]+)([^?#]*)', 'i') AS at),
    '/')
$$;
