CREATE TABLE "techpack_artworks" (
	"item_id" uuid NOT NULL,
	"decoration_id" uuid NOT NULL,
	"original_background" text,
	"preview_background" text,
	"production_background" text,
	"calibration_colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "techpack_artworks_item_id_decoration_id_pk" PRIMARY KEY("item_id","decoration_id")
);
--> statement-breakpoint
CREATE TABLE "techpack_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"decoration_id" uuid NOT NULL,
	"asset_version_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "techpack_items" (
	"techpack_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "techpack_items_techpack_id_item_id_pk" PRIMARY KEY("techpack_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "techpack_quantities" (
	"item_id" uuid NOT NULL,
	"size_name" text NOT NULL,
	"field" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "techpack_quantities_item_id_size_name_field_pk" PRIMARY KEY("item_id","size_name","field")
);
--> statement-breakpoint
CREATE TABLE "techpack_releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"techpack_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"language" text NOT NULL,
	"paper" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "techpacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"preorder_id" uuid NOT NULL,
	"project_name" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_number" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"touched" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "techpack_artworks" ADD CONSTRAINT "techpack_artworks_item_id_preorder_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."preorder_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_files" ADD CONSTRAINT "techpack_files_item_id_preorder_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."preorder_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_files" ADD CONSTRAINT "techpack_files_asset_version_id_asset_versions_id_fk" FOREIGN KEY ("asset_version_id") REFERENCES "public"."asset_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_files" ADD CONSTRAINT "techpack_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_items" ADD CONSTRAINT "techpack_items_techpack_id_techpacks_id_fk" FOREIGN KEY ("techpack_id") REFERENCES "public"."techpacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_items" ADD CONSTRAINT "techpack_items_item_id_preorder_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."preorder_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_quantities" ADD CONSTRAINT "techpack_quantities_item_id_preorder_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."preorder_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_releases" ADD CONSTRAINT "techpack_releases_techpack_id_techpacks_id_fk" FOREIGN KEY ("techpack_id") REFERENCES "public"."techpacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpack_releases" ADD CONSTRAINT "techpack_releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "techpacks" ADD CONSTRAINT "techpacks_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "techpack_files_decoration" ON "techpack_files" USING btree ("item_id","decoration_id","created_at");--> statement-breakpoint
CREATE INDEX "techpack_files_version" ON "techpack_files" USING btree ("asset_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "techpack_releases_content" ON "techpack_releases" USING btree ("techpack_id","hash","language","paper");--> statement-breakpoint
CREATE INDEX "techpack_releases_number" ON "techpack_releases" USING btree ("techpack_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "techpacks_preorder" ON "techpacks" USING btree ("preorder_id");