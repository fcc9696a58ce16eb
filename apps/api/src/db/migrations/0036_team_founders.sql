ALTER TABLE "teams" ADD COLUMN "founder_id" uuid;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "deletion_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_founder_id_users_id_fk" FOREIGN KEY ("founder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_deletion_asked_by_users_id_fk" FOREIGN KEY ("deletion_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teams_deleting" ON "teams" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
CREATE INDEX "teams_founder" ON "teams" USING btree ("founder_id");--> statement-breakpoint
UPDATE "teams" SET "founder_id" = (select "user_id" from "team_members" where "team_id" = "teams"."id" order by "joined_at", "user_id" limit 1);