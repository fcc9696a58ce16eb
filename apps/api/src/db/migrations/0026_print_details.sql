-- Prints say whether an underbase is seen at their edges and where the cloth takes no ink; those of before had neither.
UPDATE "looks" SET "drawn" = jsonb_set("drawn", '{prints}', (
	SELECT jsonb_agg(
		print || jsonb_build_object('surface', '{"hasUnderbase": false, "misses": null}' || (print -> 'surface'))
		ORDER BY place)
	FROM jsonb_array_elements("drawn" -> 'prints') WITH ORDINALITY AS prints(print, place)
)) WHERE "drawn" -> 'prints' <> '[]';
