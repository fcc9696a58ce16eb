CREATE TABLE "design_changes" (
	"design_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"user_id" uuid,
	"change" jsonb NOT NULL,
	"inverse" jsonb NOT NULL,
	"key" text,
	"body_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_changes_design_id_revision_pk" PRIMARY KEY("design_id","revision")
);
--> statement-breakpoint
ALTER TABLE "design_changes" ADD CONSTRAINT "design_changes_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "design_changes_key" ON "design_changes" USING btree ("design_id","key") WHERE key is not null;--> statement-breakpoint
DROP TABLE "design_updates";--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "preorder_id" uuid;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP INDEX "designs_unregistered";--> statement-breakpoint
CREATE INDEX "designs_unregistered" ON "designs" USING btree ("created_at") WHERE project_id is null and preorder_id is null;--> statement-breakpoint
CREATE INDEX "designs_preorder" ON "designs" USING btree ("preorder_id") WHERE preorder_id is not null;--> statement-breakpoint
-- What was ordered becomes a design of its own, which can be opened and changed as any other.
DROP INDEX "preorder_items_design";--> statement-breakpoint
ALTER TABLE "preorder_items" RENAME COLUMN "design_id" TO "original_design_id";--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "design_id" uuid;--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "credits" jsonb;--> statement-breakpoint
UPDATE "preorder_items" SET "design_id" = gen_random_uuid(), "terms" = "terms" - 'creditsUsed',
	-- Which lines they were is not known any more; how many they were is.
	"credits" = CASE WHEN ("terms" ->> 'creditsUsed')::int = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
		'type', 'ARTWORK', 'credits', ("terms" -> 'creditsUsed'),
		'displayLabels', jsonb_build_object('en', 'Decorations and styles', 'fr', 'Décorations et styles'))) END;--> statement-breakpoint
INSERT INTO "designs" ("id", "preorder_id", "name", "family", "product", "document", "revision", "look_key", "created_at", "updated_at")
	SELECT item."design_id", item."preorder_id", item."design_name", item."family", item."product", item."document", item."revision",
		item."look_key", preorder."created_at", preorder."created_at"
	FROM "preorder_items" item JOIN "preorders" preorder ON preorder."id" = item."preorder_id";--> statement-breakpoint
ALTER TABLE "preorder_items" ALTER COLUMN "design_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "preorder_items" ALTER COLUMN "credits" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "preorder_items" ADD CONSTRAINT "preorder_items_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "preorder_items_design" ON "preorder_items" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "preorder_items_preorder" ON "preorder_items" USING btree ("preorder_id","position");--> statement-breakpoint
ALTER TABLE "preorder_items" DROP COLUMN "family";--> statement-breakpoint
ALTER TABLE "preorder_items" DROP COLUMN "product";--> statement-breakpoint
ALTER TABLE "preorder_items" DROP COLUMN "document";--> statement-breakpoint
ALTER TABLE "preorder_items" DROP COLUMN "revision";--> statement-breakpoint
ALTER TABLE "preorder_items" DROP COLUMN "look_key";
