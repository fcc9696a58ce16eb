-- expand
CREATE TABLE "approval_answers" (
	"design_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"yes" boolean NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_answers_design_id_user_id_pk" PRIMARY KEY("design_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"asked" jsonb NOT NULL,
	"needed" integer,
	"until" timestamp (3) with time zone,
	"blocks" boolean NOT NULL,
	"asked_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ordered_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"design_id" uuid NOT NULL,
	"user_id" uuid,
	"yes" boolean,
	"is_current" boolean NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "approval_needed" integer;--> statement-breakpoint
ALTER TABLE "approval_answers" ADD CONSTRAINT "approval_answers_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_answers" ADD CONSTRAINT "approval_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_answers" ADD CONSTRAINT "ordered_answers_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_answers" ADD CONSTRAINT "ordered_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_answers_user" ON "approval_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "approvals_asked_by" ON "approvals" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "ordered_answers_design" ON "ordered_answers" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "ordered_answers_user" ON "ordered_answers" USING btree ("user_id");