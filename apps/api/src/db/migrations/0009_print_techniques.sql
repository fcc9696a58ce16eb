-- Prints say by which technique they lie on the cloth, and what was chosen for it; until now all of them were flat ink.
UPDATE "looks" SET "drawn" = jsonb_set("drawn", '{prints}', (
	SELECT jsonb_agg(print || '{"options": {}}' || jsonb_build_object(
		'surface', (print -> 'surface') || '{"technique": "film", "grain": 1}'
	) ORDER BY place)
	FROM jsonb_array_elements("drawn" -> 'prints') WITH ORDINALITY AS prints(print, place)
)) WHERE "drawn" -> 'prints' <> '[]';
