CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"was" jsonb,
	"from" timestamp (3) with time zone NOT NULL,
	"note" text,
	"drops" uuid,
	"undoes" uuid,
	"changed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_drops_setting_changes_id_fk" FOREIGN KEY ("drops") REFERENCES "public"."setting_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_undoes_setting_changes_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."setting_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "setting_changes_revision_key" ON "setting_changes" USING btree ("revision","key");--> statement-breakpoint
CREATE INDEX "setting_changes_key" ON "setting_changes" USING btree ("key","from","revision");--> statement-breakpoint
CREATE INDEX "setting_changes_from" ON "setting_changes" USING btree ("from");--> statement-breakpoint
CREATE INDEX "setting_changes_drops" ON "setting_changes" USING btree ("drops");--> statement-breakpoint
CREATE INDEX "setting_changes_undoes" ON "setting_changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "setting_changes_changed_by" ON "setting_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "designs_product" ON "designs" USING btree ("product");--> statement-breakpoint
CREATE FUNCTION "tell_settings_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('teamloom_people', '00000000-0000-0000-0000-000000000000 settings');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tell_settings_changed" AFTER INSERT ON "setting_changes" FOR EACH STATEMENT EXECUTE FUNCTION "tell_settings_changed"();
