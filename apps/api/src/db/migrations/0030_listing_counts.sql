CREATE TABLE "listing_counts" (
	"month" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"province" text NOT NULL,
	"is_order" boolean NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "preorder_listings_status";--> statement-breakpoint
DROP INDEX "preorder_listings_updated";--> statement-breakpoint
DROP INDEX "preorder_listings_customer";--> statement-breakpoint
DROP INDEX "preorder_listings_organization";--> statement-breakpoint
UPDATE "preorder_listings" listing SET "words" = listing."words" || array_to_tsvector(touched."ids")
	FROM (SELECT "preorder_id", array_agg(DISTINCT '=' || "user_id") AS "ids" FROM "preorder_events" WHERE "user_id" IS NOT NULL
		GROUP BY "preorder_id") touched WHERE touched."preorder_id" = listing."preorder_id";
--> statement-breakpoint
CREATE INDEX "preorder_listings_status" ON "preorder_listings" USING btree ("status","created_at","preorder_id","is_order","province");--> statement-breakpoint
CREATE INDEX "preorder_listings_province" ON "preorder_listings" USING btree ("province","created_at","preorder_id","status","is_order");--> statement-breakpoint
CREATE INDEX "preorder_listings_updated" ON "preorder_listings" USING btree ("updated_at","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_customer" ON "preorder_listings" USING btree ("customer","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_organization" ON "preorder_listings" USING btree ("organization","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE FUNCTION "count_listings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "listing_counts" SELECT date_trunc('month', "created_at", 'UTC'), "status", "province", "is_order", count(*)
			FROM "added" GROUP BY 1, 2, 3, 4;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "listing_counts" SELECT date_trunc('month', "created_at", 'UTC'), "status", "province", "is_order", -count(*)
			FROM "gone" GROUP BY 1, 2, 3, 4;
	ELSE
		INSERT INTO "listing_counts" SELECT date_trunc('month', "created_at", 'UTC'), "status", "province", "is_order", sum("count")
			FROM (SELECT *, 1 AS "count" FROM "added" UNION ALL SELECT *, -1 FROM "gone") "changed"
			GROUP BY 1, 2, 3, 4 HAVING sum("count") <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "preorder_listings" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();
--> statement-breakpoint
CREATE TRIGGER "count_gone" AFTER DELETE ON "preorder_listings" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();
--> statement-breakpoint
CREATE TRIGGER "count_changed" AFTER UPDATE ON "preorder_listings" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();
--> statement-breakpoint
INSERT INTO "listing_counts" SELECT date_trunc('month', "created_at", 'UTC'), "status", "province", "is_order", count(*)
	FROM "preorder_listings" GROUP BY 1, 2, 3, 4;
