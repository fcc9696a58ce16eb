ALTER TABLE "preorders" ADD COLUMN "in_charge_id" uuid;--> statement-breakpoint
ALTER TABLE "preorders" ADD CONSTRAINT "preorders_in_charge_id_users_id_fk" FOREIGN KEY ("in_charge_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preorders_in_charge" ON "preorders" USING btree ("in_charge_id");--> statement-breakpoint
UPDATE "preorders" SET "in_charge_id" = first."user_id" FROM (
	SELECT DISTINCT ON (event."preorder_id") event."preorder_id", event."user_id"
	FROM "preorder_events" event JOIN "preorders" request ON request."id" = event."preorder_id"
	WHERE event."user_id" <> request."user_id" AND EXISTS (
		SELECT FROM "user_roles" WHERE "user_roles"."user_id" = event."user_id" AND "role" IN ('admin', 'designer'))
	ORDER BY event."preorder_id", event."created_at", event."number"
) first WHERE first."preorder_id" = "preorders"."id";
--> statement-breakpoint
UPDATE "preorder_listings" listing SET "words" = array_to_tsvector(
	array(SELECT word FROM unnest(tsvector_to_array(listing."words")) word WHERE word NOT LIKE '=%')
		|| CASE WHEN request."in_charge_id" IS NULL THEN '{}'::text[] ELSE array['=' || request."in_charge_id"] END)
	FROM "preorders" request WHERE request."id" = listing."preorder_id";
