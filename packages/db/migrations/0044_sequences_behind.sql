-- Restores of versions before left these counters behind their rows: new rooms failed until they had caught up.
SELECT setval('rooms_ordinal_seq', greatest((SELECT max(ordinal) FROM rooms), (SELECT last_value FROM rooms_ordinal_seq))) WHERE EXISTS (SELECT FROM rooms);--> statement-breakpoint
SELECT setval('ratings_due_id_seq', greatest((SELECT max(id) FROM ratings_due), (SELECT last_value FROM ratings_due_id_seq))) WHERE EXISTS (SELECT FROM ratings_due);
