UPDATE "preorder_listings" listing SET "words" = listing."words" || array_to_tsvector(name_words(concat_ws(' ',
		preorder."promo_code", concat_ws(' ', preorder."shipping_address" #>> '{address,city}', preorder."shipping_address" #>> '{address,postal_code}',
			replace(preorder."shipping_address" #>> '{address,postal_code}', ' ', ''), substr(preorder."shipping_address" ->> 'phone', 3),
			regexp_replace(preorder."shipping_address" ->> 'phone', '^\+1(\d{3})(\d{3})', '\1 \2 ')),
		concat_ws(' ', preorder."billing_address" #>> '{address,city}', preorder."billing_address" #>> '{address,postal_code}',
			replace(preorder."billing_address" #>> '{address,postal_code}', ' ', ''), substr(preorder."billing_address" ->> 'phone', 3),
			regexp_replace(preorder."billing_address" ->> 'phone', '^\+1(\d{3})(\d{3})', '\1 \2 ')),
		(SELECT string_agg("design_name", ' ') FROM "preorder_items" WHERE "preorder_id" = preorder."id"))))
	FROM "preorders" preorder WHERE preorder."id" = listing."preorder_id";
