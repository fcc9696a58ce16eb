-- expand
ALTER TABLE "ledger_entries" ADD COLUMN "booked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "unbooked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ledger_entries_booked" ON "ledger_entries" USING btree (coalesce(booked_at, created_at));--> statement-breakpoint
CREATE INDEX "ledger_entries_unbooked" ON "ledger_entries" USING btree ("unbooked_at") WHERE unbooked_at is not null;