-- expand
CREATE TABLE "machine_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"decoration_id" uuid NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"figures" jsonb,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "techpack_artworks" ADD COLUMN "stitching" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_files" ADD CONSTRAINT "machine_files_item_id_preorder_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."preorder_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "machine_files_format" ON "machine_files" USING btree ("item_id","decoration_id","format");