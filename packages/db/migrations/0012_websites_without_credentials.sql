-- New ones have been refused; what was stored before is shown to everybody who sees the organization.
UPDATE organizations SET website = regexp_replace(website, '^(https?:[/\\]*)[^/?#\\]*@', '\1', 'i')
WHERE website ~* '^https?:[/\\]*[^/?#\\]*@';
