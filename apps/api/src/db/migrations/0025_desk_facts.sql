ALTER TABLE "card_sessions" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "preorders" ALTER COLUMN "deposit_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "collect_pst" text[];--> statement-breakpoint
ALTER TABLE "preorder_events" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "preorders" ADD COLUMN "asked_discounts" jsonb;--> statement-breakpoint
UPDATE "preorders" SET "asked_discounts" = "discounts" WHERE NOT EXISTS (
	SELECT FROM "preorder_events" WHERE "preorder_events"."preorder_id" = "preorders"."id"
		AND "preorder_events"."name" IN ('discount_updated', 'discount_removed')
);
