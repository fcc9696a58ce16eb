ALTER TABLE "preorders" ADD COLUMN "quoted_by_id" uuid;--> statement-breakpoint
ALTER TABLE "preorders" ADD CONSTRAINT "preorders_quoted_by_id_users_id_fk" FOREIGN KEY ("quoted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preorders_quoted_by" ON "preorders" USING btree ("quoted_by_id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (array_to_tsvector(name_words(first_name || ' ' || last_name || ' ' || email))) WITH (fastupdate=false);