DROP INDEX "assets_team";--> statement-breakpoint
ALTER TABLE "asset_versions" ADD COLUMN "recipe" jsonb;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "awaited_filename" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "asset_shares_team" ON "asset_shares" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "assets_team" ON "assets" USING btree ("team_id","created_at","id");