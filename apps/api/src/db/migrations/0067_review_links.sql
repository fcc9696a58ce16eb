CREATE TABLE "review_visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"design_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"vote" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_design_id_visitor_id_pk" PRIMARY KEY("design_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"token" text NOT NULL,
	"design_ids" jsonb NOT NULL,
	"show_price" boolean NOT NULL,
	"votes" text NOT NULL,
	"maker_id" uuid,
	"ends_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "review_visitors" ADD CONSTRAINT "review_visitors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_visitor_id_review_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."review_visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_visitors_project" ON "review_visitors" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "review_votes_visitor" ON "review_votes" USING btree ("visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_token" ON "reviews" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_open" ON "reviews" USING btree ("project_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reviews_project" ON "reviews" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_maker" ON "reviews" USING btree ("maker_id") WHERE maker_id is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_visitor_id_review_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."review_visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_visitor" ON "comments" USING btree ("visitor_id") WHERE visitor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_visitors_key" ON "comments" USING btree ("design_id","key") WHERE visitor_id is not null;