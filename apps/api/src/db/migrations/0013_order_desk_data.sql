-- What is ordered by now is what was asked for, as far as it is known.
UPDATE "preorder_items" item SET "asked" = jsonb_build_object('document', copy."document", 'lookKey', copy."look_key", 'sizes', item."sizes",
	'creditsUsed', (SELECT coalesce(sum((line ->> 'credits')::int), 0) FROM jsonb_array_elements(item."credits") line))
	FROM "designs" copy WHERE copy."id" = item."design_id";
--> statement-breakpoint
UPDATE "preorders" SET "updated_at" = "created_at";
--> statement-breakpoint
INSERT INTO "preorder_listings" ("preorder_id", "status", "province", "customer", "organization", "words", "is_order", "created_at", "updated_at")
	SELECT preorder."id", preorder."status", coalesce(preorder."shipping_address" #>> '{address,state}', ''),
		lower(customer."last_name" || ' ' || customer."first_name"), lower(coalesce(preorder."shipping_address" ->> 'organization', '')),
		name_words(concat_ws(' ', preorder."number", customer."first_name", customer."last_name", customer."email",
			preorder."shipping_address" ->> 'organization', preorder."billing_address" ->> 'organization',
			preorder."invoice_number", preorder."project_number",
			(SELECT string_agg(DISTINCT team."name", ' ') FROM "preorder_items" item JOIN "teams" team ON team."id" = item."team_id"
				WHERE item."preorder_id" = preorder."id"))),
		false, preorder."created_at", preorder."created_at"
	FROM "preorders" preorder JOIN "users" customer ON customer."id" = preorder."user_id";
