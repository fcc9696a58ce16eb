ALTER TABLE "collection_entries" ADD COLUMN "sending_id" uuid;--> statement-breakpoint
ALTER TABLE "collection_roster" ADD COLUMN "is_being_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "collection_entries_sending" ON "collection_entries" USING btree ("sending_id") WHERE sending_id is not null;