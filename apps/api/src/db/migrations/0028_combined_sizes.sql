-- The waffle beanie came in one size, cut as its M-L is. What was ordered keeps its size.
UPDATE "cart_items"
SET
  "sizes" = replace("sizes"::text, '"one size"', '"M-L"')::jsonb,
  "collected" = replace("collected"::text, '"one size"', '"M-L"')::jsonb
FROM "designs"
WHERE "designs"."id" = "cart_items"."design_id" AND "designs"."product" = 'waffleBeanie';
--> statement-breakpoint
UPDATE "collection_entries"
SET "size" = 'M-L'
FROM "designs"
WHERE "designs"."id" = "collection_entries"."design_id"
  AND "designs"."product" = 'waffleBeanie'
  AND "collection_entries"."size" = 'one size';
