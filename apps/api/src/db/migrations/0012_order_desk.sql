CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"preorder_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preorder_listings" (
	"preorder_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"province" text NOT NULL,
	"customer" text NOT NULL,
	"organization" text NOT NULL,
	"words" text[] NOT NULL,
	"is_order" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proof_id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"approved" boolean NOT NULL,
	"note" text,
	"mark" jsonb,
	"user_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"preorder_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_preorder_items" (
	"design_id" uuid PRIMARY KEY NOT NULL,
	"preorder_id" uuid NOT NULL,
	"item" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "preorder_events_preorder";--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "set_prices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "preorder_events" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "preorders" ADD COLUMN "external_quote" text;--> statement-breakpoint
ALTER TABLE "preorders" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "preorders" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preorder_listings" ADD CONSTRAINT "preorder_listings_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_answers" ADD CONSTRAINT "proof_answers_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_answers" ADD CONSTRAINT "proof_answers_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_answers" ADD CONSTRAINT "proof_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_preorder_items" ADD CONSTRAINT "removed_preorder_items_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_preorder_items" ADD CONSTRAINT "removed_preorder_items_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_preorder" ON "orders" USING btree ("preorder_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_created" ON "preorder_listings" USING btree ("created_at","preorder_id","status");--> statement-breakpoint
CREATE INDEX "preorder_listings_status" ON "preorder_listings" USING btree ("status","created_at","preorder_id");--> statement-breakpoint
CREATE INDEX "preorder_listings_updated" ON "preorder_listings" USING btree ("updated_at","preorder_id");--> statement-breakpoint
CREATE INDEX "preorder_listings_customer" ON "preorder_listings" USING btree ("customer","preorder_id");--> statement-breakpoint
CREATE INDEX "preorder_listings_organization" ON "preorder_listings" USING btree ("organization","preorder_id");--> statement-breakpoint
CREATE INDEX "preorder_listings_orders" ON "preorder_listings" USING btree ("created_at","preorder_id","status") WHERE is_order;--> statement-breakpoint
CREATE INDEX "preorder_listings_words" ON "preorder_listings" USING gin (array_to_tsvector("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "proof_answers_design" ON "proof_answers" USING btree ("proof_id","design_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_preorder" ON "proofs" USING btree ("preorder_id","number");--> statement-breakpoint
CREATE INDEX "removed_preorder_items_preorder" ON "removed_preorder_items" USING btree ("preorder_id");--> statement-breakpoint
CREATE INDEX "preorder_items_original" ON "preorder_items" USING btree ("original_design_id");--> statement-breakpoint
CREATE INDEX "preorder_events_user" ON "preorder_events" USING btree ("user_id","preorder_id");--> statement-breakpoint
CREATE INDEX "preorder_events_preorder" ON "preorder_events" USING btree ("preorder_id","created_at","number");