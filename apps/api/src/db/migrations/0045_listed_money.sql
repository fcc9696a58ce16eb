ALTER TABLE "preorder_listings" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preorder_listings" ADD COLUMN "due" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preorder_listings" ADD COLUMN "due_since" date;--> statement-breakpoint
ALTER TABLE "preorder_listings" ADD COLUMN "event_on" date;--> statement-breakpoint
UPDATE "preorder_listings" listing SET
	"paid" = money.paid,
	"due" = money.due,
	"due_since" = case when money.due > 0 then (money.asked_at at time zone 'America/Toronto')::date end,
	"event_on" = (select min(team.event_date) from preorder_items item join teams team on team.id = item.team_id
		where item.preorder_id = money.id)
FROM (
	select preorder.id, booked.paid,
		coalesce(placed.created_at, preorder.deposit_asked_at, preorder.updated_at) as asked_at,
		case when asked.cents is null then -booked.paid
			when asked.cents > booked.paid then greatest(0, asked.cents - booked.paid - awaited.cents)
			else asked.cents - booked.paid end as due
	from preorders preorder left join orders placed on placed.preorder_id = preorder.id
		cross join lateral (select coalesce(sum(amount), 0) as paid from ledger_entries
			where preorder_id = preorder.id and state = 'booked') booked
		cross join lateral (select coalesce(sum(amount), 0) as cents from card_sessions
			where preorder_id = preorder.id and state = 'processing' and currency = preorder.currency) awaited
		cross join lateral (select case
			when preorder.status in ('purchased', 'inproduction', 'shipped', 'delivered') then
				(select (content ->> 'total')::bigint from invoices where order_id = placed.id order by revision desc limit 1)
			when preorder.status <> 'cancelled' then preorder.deposit_cents end as cents) asked
) money WHERE money.id = listing.preorder_id;--> statement-breakpoint
CREATE INDEX "preorder_listings_due" ON "preorder_listings" USING btree ("due","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_paid" ON "preorder_listings" USING btree ("paid","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_due_since" ON "preorder_listings" USING btree ("due_since","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_event" ON "preorder_listings" USING btree ("event_on","preorder_id","status","is_order","province","created_at");--> statement-breakpoint
CREATE INDEX "preorder_listings_open" ON "preorder_listings" USING btree ("due_since") WHERE due > 0;--> statement-breakpoint
CREATE INDEX "preorder_listings_owed" ON "preorder_listings" USING btree ("due") WHERE due < 0;--> statement-breakpoint
CREATE INDEX "ledger_entries_received" ON "ledger_entries" USING btree ("received_at","number");