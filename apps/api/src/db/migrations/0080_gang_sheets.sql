-- expand
ALTER TABLE "machine_files" ALTER COLUMN "decoration_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_files" ADD COLUMN "kind" text DEFAULT 'embroidery' NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_files" ADD CONSTRAINT "machine_files_of_format" UNIQUE NULLS NOT DISTINCT("item_id","decoration_id","format");--> statement-breakpoint
DROP INDEX "machine_files_format";
