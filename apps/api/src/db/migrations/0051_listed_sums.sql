ALTER TABLE "preorder_listings" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preorder_listings" ADD COLUMN "total" bigint;--> statement-breakpoint
ALTER TABLE "preorder_listings" ADD COLUMN "total_with_taxes" bigint;--> statement-breakpoint
ALTER TABLE "preorder_listings" ADD COLUMN "step" smallint GENERATED ALWAYS AS (case status when 'intent' then 0 when 'inreviewbydesigner' then 1 when 'inreviewbycustomer' then 2 when 'purchased' then 3 when 'inproduction' then 4 when 'shipped' then 5 when 'delivered' then 6 when 'cancelled' then 7 else 8 end) STORED NOT NULL;--> statement-breakpoint
UPDATE "preorder_listings" listing SET "pieces" = counted.pieces,
	"total_with_taxes" = (select (content ->> 'total')::bigint from invoices join orders placed on placed.id = invoices.order_id
		where placed.preorder_id = listing.preorder_id order by revision desc limit 1)
FROM (
	select item.preorder_id, sum((size ->> 'qty')::int) as pieces
	from preorder_items item, jsonb_array_elements(item.sizes) size group by item.preorder_id
) counted WHERE counted.preorder_id = listing.preorder_id;--> statement-breakpoint
CREATE INDEX "preorder_listings_pieces" ON "preorder_listings" USING btree ("pieces","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_total" ON "preorder_listings" USING btree ("total","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_total_with_taxes" ON "preorder_listings" USING btree ("total_with_taxes","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_step" ON "preorder_listings" USING btree ("step","created_at","preorder_id","status","is_order","province","due","paid");