CREATE FUNCTION "quantities_of"("lines" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('name', size, 'qty', qty) ORDER BY first), '[]')
  FROM (
    SELECT line ->> 'size' AS size, sum((line ->> 'qty')::int) AS qty, min(place) AS first
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS each(line, place)
    GROUP BY line ->> 'size'
  ) AS sums
$$;
--> statement-breakpoint
CREATE FUNCTION "lines_of"("sizes" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', size -> 'name', 'size', size -> 'name', 'qty', size -> 'qty')
    ORDER BY place), '[]')
  FROM jsonb_array_elements(sizes) WITH ORDINALITY AS each(size, place)
$$;
--> statement-breakpoint
CREATE FUNCTION "with_quantities"("lines" jsonb, "sizes" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- A path, as thousands of lines are taken apart by `jsonb_agg` many times as slowly.
  WITH others AS MATERIALIZED (SELECT jsonb_path_query_array(lines, '$[*] ? (@.id != @.size)') AS held)
  SELECT lines_of(quantities_of(lines_of(sizes) || (
    SELECT coalesce(jsonb_agg(jsonb_build_object('size', sum -> 'name', 'qty', -(sum ->> 'qty')::int) ORDER BY place), '[]')
    FROM jsonb_array_elements(quantities_of(held)) WITH ORDINALITY AS each(sum, place)
  ))) || held FROM others
$$;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "lines" jsonb;
--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "lines" jsonb;
--> statement-breakpoint
UPDATE "cart_items" SET "lines" = lines_of("sizes");
--> statement-breakpoint
UPDATE "preorder_items" SET "lines" = lines_of("sizes");
--> statement-breakpoint
UPDATE "removed_preorder_items" SET "item" = "item" || jsonb_build_object('lines', lines_of("item" -> 'sizes'));
--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "lines" SET NOT NULL, DROP COLUMN "sizes";
--> statement-breakpoint
ALTER TABLE "preorder_items" ALTER COLUMN "lines" SET NOT NULL, DROP COLUMN "sizes";
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "sizes" jsonb GENERATED ALWAYS AS (quantities_of("lines")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "sizes" jsonb GENERATED ALWAYS AS (quantities_of("lines")) STORED NOT NULL;
