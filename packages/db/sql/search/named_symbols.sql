-- Replace symbols that are names (C++, C#, .NET) by words, since search_text would drop them.
CREATE OR REPLACE FUNCTION named_symbols(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN value LIKE '%++%' OR value LIKE '%#%' OR value LIKE '%.net%' OR value LIKE '%.NET%' OR value LIKE '%.Net%' THEN
    regexp_replace(regexp_replace(regexp_replace(value,
      '\m([a-z])\+\+', '\1plusplus ', 'gi'),
      '\m([a-z])#', '\1sharp ', 'gi'),
      '(^|[^[:alnum:]]|\masp)\.net\M', '\1 dotnet', 'gi')
  ELSE value END;
