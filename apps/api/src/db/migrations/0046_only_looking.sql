ALTER TABLE "team_members" ADD COLUMN "looks_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "team_members_looking" ON "team_members" USING btree ("user_id") WHERE looks_only;
--> statement-breakpoint
CREATE TRIGGER "tell_looking_changed" AFTER UPDATE OF "looks_only" ON "team_members" FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
