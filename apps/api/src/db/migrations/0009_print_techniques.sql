-- Prints say by which technique they lie on the cloth, what they are made into and what was chosen for it; until now
-- all of them were the artwork itself in flat ink.
UPDATE "looks" SET "drawn" = jsonb_set("drawn", '{prints}', (
	SELECT jsonb_agg(print || '{"options": {}, "form": {"kind": "art"}}' || jsonb_build_object(
		'surface', (print -> 'surface') || '{"technique": "film", "grain": 1}',
		'location', (print -> 'location') || jsonb_build_object('face', 'outside', 'fromU', print #> '{location,centerU}')
	) ORDER BY place)
	FROM jsonb_array_elements("drawn" -> 'prints') WITH ORDINALITY AS prints(print, place)
)) WHERE "drawn" -> 'prints' <> '[]';
