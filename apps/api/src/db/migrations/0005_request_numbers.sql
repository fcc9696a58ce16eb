-- Requests are counted from 1001 up; those that were told to customers keep theirs.
SELECT setval(pg_get_serial_sequence('preorders', 'number'), greatest((SELECT max("number") FROM "preorders"), 1000) + 1, false);
