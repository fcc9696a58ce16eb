-- expand
ALTER TABLE "login_tickets" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD COLUMN "take_over_project_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_tickets_guest" ON "login_tickets" USING btree ("guest_id") WHERE guest_id is not null;--> statement-breakpoint
CREATE INDEX "users_guests" ON "users" USING btree ("id") WHERE is_guest and deleted_at is null;