-- Development as the pages call it in Arabic; the word is among those of programming, which the search knows already.
UPDATE synonym_groups SET terms = terms || '{البرمجة}'::text[], updated_at = now()
WHERE category = 'development' AND removed_at IS NULL AND NOT 'البرمجة' = ANY (terms) AND cardinality(terms) < 50;
