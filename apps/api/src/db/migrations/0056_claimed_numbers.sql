CREATE TABLE "collection_numbers" (
	"project_id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"number" text NOT NULL,
	"holder" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "collection_numbers_entry_id_slot_id_number_pk" PRIMARY KEY("entry_id","slot_id","number")
);
--> statement-breakpoint
ALTER TABLE "collection_entries" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD COLUMN "numbers" jsonb;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "numbers" jsonb;--> statement-breakpoint
ALTER TABLE "collection_numbers" ADD CONSTRAINT "collection_numbers_entry_id_collection_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."collection_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- One number, one holder, who may have it on several pieces: of two who claim it at once the database takes one.
ALTER TABLE "collection_numbers" ADD CONSTRAINT "collection_numbers_one_holder" EXCLUDE USING gist
	("design_id" WITH =, "slot_id" WITH =, "number" WITH =, "project_id" WITH =, "holder" WITH <>);
