ALTER TABLE "proofs" ADD COLUMN "waits" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "proofs" SET "waits" = jsonb_array_length("content" -> 'items') > (SELECT count(*) FROM "proof_answers" WHERE "proof_id" = "proofs"."id");
