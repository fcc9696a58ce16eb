CREATE TABLE "design_snapshots" (
	"design_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "design_snapshots_design_id_revision_pk" PRIMARY KEY("design_id","revision")
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"design_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"name" text,
	"reason" text NOT NULL,
	"user_id" uuid,
	"look_key" text NOT NULL,
	"preorder_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_changes" ADD COLUMN "takes_back" integer;--> statement-breakpoint
ALTER TABLE "design_changes" ADD COLUMN "dropped" jsonb;--> statement-breakpoint
ALTER TABLE "design_snapshots" ADD CONSTRAINT "design_snapshots_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_versions_design" ON "design_versions" USING btree ("design_id","revision","created_at");--> statement-breakpoint
CREATE INDEX "design_versions_look" ON "design_versions" USING btree ("look_key");