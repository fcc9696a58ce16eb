-- expand
ALTER TABLE "comments" ADD COLUMN "attachment_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_attachment_id_asset_versions_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."asset_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_attachment" ON "comments" USING btree ("attachment_id") WHERE attachment_id is not null;