ALTER TABLE "techpack_files" ADD COLUMN "accepted_reason" text;--> statement-breakpoint
ALTER TABLE "techpack_releases" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "techpacks" ADD COLUMN "wanted_ship_date" date;