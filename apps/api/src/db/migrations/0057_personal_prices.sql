CREATE FUNCTION "worded_of"("lines" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN RETURN (
  SELECT coalesce(jsonb_object_agg(slot, pieces), '{}')
  FROM (
    SELECT said.key AS slot, sum((line ->> 'qty')::int) AS pieces
    FROM jsonb_array_elements(jsonb_path_query_array(lines, '$[*] ? (@.words.type() == "object" && @.qty > 0)')) AS each(line),
      jsonb_each_text(line -> 'words') AS said
    WHERE said.value <> ''
    GROUP BY said.key
  ) AS sums
); END
$$;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "worded" jsonb GENERATED ALWAYS AS (worded_of(lines)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "worded" jsonb GENERATED ALWAYS AS (worded_of(lines)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "preorder_items" ADD COLUMN "slots" jsonb DEFAULT '[]'::jsonb NOT NULL;