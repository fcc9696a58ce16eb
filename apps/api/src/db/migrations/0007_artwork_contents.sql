CREATE TABLE "contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text,
	"bytes" bigint NOT NULL,
	"put_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"verdict" jsonb NOT NULL,
	"bytes" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "asset_versions_asset";--> statement-breakpoint
-- What was kept for each version stays under its id: as the content that it was, and as what was found of it.
INSERT INTO "contents" ("id", "hash", "bytes", "put_at") SELECT "id", NULL, 0, "created_at" FROM "asset_versions";--> statement-breakpoint
INSERT INTO "readings" ("id", "content_id", "reader", "verdict", "bytes", "read_at")
	SELECT "id", "id", '0', jsonb_build_object('ok', true, 'format', "format", 'isVector', "is_vector",
		'width', "width", 'height', "height", 'colors', "colors"), 0, "created_at" FROM "asset_versions";--> statement-breakpoint
ALTER TABLE "asset_versions" ADD COLUMN "reading_id" uuid;--> statement-breakpoint
UPDATE "asset_versions" SET "reading_id" = "id";--> statement-breakpoint
ALTER TABLE "asset_versions" ALTER COLUMN "reading_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "content_id" uuid;--> statement-breakpoint
UPDATE "assets" SET "content_id" = (SELECT version."id" FROM "asset_versions" version
	WHERE version."asset_id" = "assets"."id" ORDER BY version."created_at" DESC LIMIT 1);--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contents_hash" ON "contents" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "contents_put" ON "contents" USING btree ("put_at");--> statement-breakpoint
CREATE UNIQUE INDEX "readings_content" ON "readings" USING btree ("content_id","reader");--> statement-breakpoint
ALTER TABLE "asset_versions" ADD CONSTRAINT "asset_versions_reading_id_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."readings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_versions_reading" ON "asset_versions" USING btree ("reading_id");--> statement-breakpoint
CREATE INDEX "assets_uploader" ON "assets" USING btree ("uploader_id") WHERE team_id is null;--> statement-breakpoint
CREATE INDEX "assets_content" ON "assets" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_versions_asset" ON "asset_versions" USING btree ("asset_id","asset_type","reading_id");--> statement-breakpoint
ALTER TABLE "asset_versions" DROP COLUMN "format";--> statement-breakpoint
ALTER TABLE "asset_versions" DROP COLUMN "is_vector";--> statement-breakpoint
ALTER TABLE "asset_versions" DROP COLUMN "width";--> statement-breakpoint
ALTER TABLE "asset_versions" DROP COLUMN "height";--> statement-breakpoint
ALTER TABLE "asset_versions" DROP COLUMN "colors";--> statement-breakpoint
ALTER TABLE "assets" DROP COLUMN "etag";