-- The index of what is tagged is built beside the traffic (src/migrate.ts).
SELECT 1;
