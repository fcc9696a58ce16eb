DROP INDEX "preorder_listings_orders";--> statement-breakpoint
DROP INDEX "preorder_listings_created";--> statement-breakpoint
DROP INDEX "preorder_listings_updated";--> statement-breakpoint
DROP INDEX "preorder_listings_customer";--> statement-breakpoint
DROP INDEX "preorder_listings_organization";--> statement-breakpoint
DROP INDEX "preorder_listings_words";--> statement-breakpoint
ALTER TABLE "preorder_listings" ALTER COLUMN "words" SET DATA TYPE tsvector USING array_to_tsvector("words");--> statement-breakpoint
CREATE INDEX "preorder_listings_created" ON "preorder_listings" USING btree ("created_at","preorder_id","status","is_order","province");--> statement-breakpoint
CREATE INDEX "preorder_listings_updated" ON "preorder_listings" USING btree ("updated_at","preorder_id","status","is_order","province");--> statement-breakpoint
CREATE INDEX "preorder_listings_customer" ON "preorder_listings" USING btree ("customer","preorder_id","status","is_order","province");--> statement-breakpoint
CREATE INDEX "preorder_listings_organization" ON "preorder_listings" USING btree ("organization","preorder_id","status","is_order","province");--> statement-breakpoint
CREATE INDEX "preorder_listings_words" ON "preorder_listings" USING gin ("words") WITH (fastupdate=false);