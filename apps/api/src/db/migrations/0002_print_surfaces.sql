-- Prints say how they meet the light; until now all of them were flat ink.
UPDATE "looks" SET "drawn" = jsonb_set("drawn", '{prints}', (
	SELECT jsonb_agg((print - 'finish') || '{"surface": {"coverage": 1, "relief": null, "shine": null}}' ORDER BY place)
	FROM jsonb_array_elements("drawn" -> 'prints') WITH ORDINALITY AS prints(print, place)
)) WHERE "drawn" -> 'prints' <> '[]';
