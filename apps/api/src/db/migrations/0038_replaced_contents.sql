CREATE TABLE "replaced_contents" (
	"asset_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "replaced_contents_asset_id_content_id_pk" PRIMARY KEY("asset_id","content_id")
);
--> statement-breakpoint
ALTER TABLE "replaced_contents" ADD CONSTRAINT "replaced_contents_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_contents" ADD CONSTRAINT "replaced_contents_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_contents_content" ON "replaced_contents" USING btree ("content_id");