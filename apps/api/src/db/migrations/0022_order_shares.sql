CREATE TABLE "order_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"preorder_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"paid_amount" integer,
	"paid_how" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_sessions" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_shares_member" ON "order_shares" USING btree ("preorder_id","key");--> statement-breakpoint
CREATE INDEX "order_shares_email" ON "order_shares" USING btree ("email");--> statement-breakpoint
ALTER TABLE "card_sessions" ADD CONSTRAINT "card_sessions_share_id_order_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."order_shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_sessions_share" ON "card_sessions" USING btree ("share_id");