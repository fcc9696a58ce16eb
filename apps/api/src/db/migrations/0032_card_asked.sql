ALTER TABLE "card_sessions" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "ledger_entries" SET
  "currency" = coalesce(nullif(substring("reference" from ' \(-?\d+ ([a-z]*)\)$'), ''), 'xxx'),
  "reference" = "provider_id"
WHERE "is_providers" AND "state" = 'failed' AND "reference" ~ '^\S+ \(-?\d+ [a-z]*\)$';
