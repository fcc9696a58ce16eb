-- Statements of `plpgsql` are planned once in a connection, those of `sql` each time.
CREATE OR REPLACE FUNCTION "quantities_of"("lines" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN RETURN (
  SELECT coalesce(jsonb_agg(jsonb_build_object('name', size, 'qty', qty) ORDER BY first), '[]')
  FROM (
    SELECT line ->> 'size' AS size, sum((line ->> 'qty')::int) AS qty, min(place) AS first
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS each(line, place)
    GROUP BY line ->> 'size'
  ) AS sums
); END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "lines_of"("sizes" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN RETURN (
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', size -> 'name', 'size', size -> 'name', 'qty', size -> 'qty')
    ORDER BY place), '[]')
  FROM jsonb_array_elements(sizes) WITH ORDINALITY AS each(size, place)
); END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "with_quantities"("lines" jsonb, "sizes" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN RETURN (
  -- A path, as thousands of lines are taken apart by `jsonb_agg` many times as slowly.
  WITH others AS MATERIALIZED (SELECT jsonb_path_query_array(lines, '$[*] ? (@.id != @.size)') AS held)
  SELECT lines_of(quantities_of(lines_of(sizes) || (
    SELECT coalesce(jsonb_agg(jsonb_build_object('size', sum -> 'name', 'qty', -(sum ->> 'qty')::int) ORDER BY place), '[]')
    FROM jsonb_array_elements(quantities_of(held)) WITH ORDINALITY AS each(sum, place)
  ))) || held FROM others
); END
$$;
