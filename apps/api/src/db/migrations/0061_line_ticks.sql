CREATE TABLE "line_ticks" (
	"preorder_id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"covered" jsonb NOT NULL,
	"user_id" uuid,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "line_ticks_preorder_id_design_id_line_id_pk" PRIMARY KEY("preorder_id","design_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "line_ticks" ADD CONSTRAINT "line_ticks_preorder_id_preorders_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."preorders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_ticks" ADD CONSTRAINT "line_ticks_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_ticks" ADD CONSTRAINT "line_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_ticks_design" ON "line_ticks" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "line_ticks_user" ON "line_ticks" USING btree ("user_id");