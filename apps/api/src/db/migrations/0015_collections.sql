CREATE TABLE "collection_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"person_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_roster" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" text NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"silent_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"organizer_id" uuid,
	"is_open" boolean DEFAULT true NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"time_zone" text DEFAULT 'America/Toronto' NOT NULL,
	"message" text,
	"language" text NOT NULL,
	"show_answered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "collected" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "icon_uuid" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "icon_version_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "cover_uuid" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "cover_version_id" uuid;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_person_id_collection_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."collection_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_people" ADD CONSTRAINT "collection_people_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_roster" ADD CONSTRAINT "collection_roster_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_entries_project" ON "collection_entries" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_entries_design" ON "collection_entries" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "collection_entries_person" ON "collection_entries" USING btree ("person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_people_email" ON "collection_people" USING btree ("project_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_roster_email" ON "collection_roster" USING btree ("project_id","email");--> statement-breakpoint
CREATE INDEX "collections_organizer" ON "collections" USING btree ("organizer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "projects_icon" ON "projects" USING btree ("icon_version_id") WHERE icon_version_id is not null;--> statement-breakpoint
CREATE INDEX "projects_cover" ON "projects" USING btree ("cover_version_id") WHERE cover_version_id is not null;