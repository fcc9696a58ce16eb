-- Lines that are taken apart once are half the work of a path that picks some of them first.
CREATE OR REPLACE FUNCTION "worded_of"("lines" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN RETURN (
  SELECT coalesce(jsonb_object_agg(slot, pieces), '{}')
  FROM (
    SELECT said.key AS slot, sum((line ->> 'qty')::int) AS pieces
    FROM jsonb_array_elements(lines) AS each(line),
      jsonb_each_text(CASE WHEN jsonb_typeof(line -> 'words') = 'object' THEN line -> 'words' END) AS said
    WHERE said.value <> '' AND (line ->> 'qty')::int > 0
    GROUP BY said.key
  ) AS sums
); END
$$;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "words_hash" text GENERATED ALWAYS AS (md5(jsonb_path_query_array(lines, '$[*] ? (exists(@.words) || exists(@.person))')::text)) STORED NOT NULL;