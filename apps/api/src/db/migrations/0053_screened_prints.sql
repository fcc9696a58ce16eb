-- A print that showed its underbase is one through a screen.
UPDATE "looks" SET "drawn" = jsonb_set("drawn", '{prints}', (
	SELECT jsonb_agg(
		CASE WHEN print -> 'surface' ? 'hasUnderbase' THEN jsonb_set(
			print, '{surface}',
			((print -> 'surface') - 'hasUnderbase') || jsonb_build_object('isScreened', print #> '{surface,hasUnderbase}'))
		ELSE print END
		ORDER BY place)
	FROM jsonb_array_elements("drawn" -> 'prints') WITH ORDINALITY AS prints(print, place)
)) WHERE "drawn"::text LIKE '%"hasUnderbase"%';
