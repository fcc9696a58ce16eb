CREATE TABLE "newsletter_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"seed" text NOT NULL,
	"candidates" integer NOT NULL,
	"subscriber_id" uuid,
	"drawn_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preorders" ADD COLUMN "deposit_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_draws" ADD CONSTRAINT "newsletter_draws_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_draws_month" ON "newsletter_draws" USING btree ("month");