DROP INDEX "collection_people_email";--> statement-breakpoint
DROP INDEX "collection_roster_email";--> statement-breakpoint
ALTER TABLE "collection_people" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_people" ALTER COLUMN "name_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "collection_roster" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_roster" ALTER COLUMN "name_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "collection_roster" ADD COLUMN "number" text;--> statement-breakpoint
-- As packages/commerce/src/collection/name-key.ts has it.
CREATE FUNCTION pg_temp.name_key("name" text) RETURNS text LANGUAGE sql AS $$
	SELECT btrim(regexp_replace(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '[\s.''’-]+', ' ', 'g'))
$$;--> statement-breakpoint
UPDATE "collection_roster" SET "name_key" = pg_temp.name_key("first_name" || ' ' || "last_name");--> statement-breakpoint
-- The link that was mailed stays that of the name that was sent last; others of the address become people of their own.
CREATE TEMPORARY TABLE "split" AS
	SELECT "person_id", "key", CASE WHEN row_number() OVER (PARTITION BY "person_id" ORDER BY "latest" DESC, "key") = 1
		THEN "person_id" ELSE gen_random_uuid() END AS "id"
	FROM (SELECT "person_id", pg_temp.name_key("first_name" || ' ' || "last_name") AS "key", max("created_at") AS "latest"
		FROM "collection_entries" WHERE "person_id" IS NOT NULL GROUP BY 1, 2) "named";--> statement-breakpoint
INSERT INTO "collection_people" ("id", "project_id", "email", "name_key", "language", "created_at")
	SELECT "split"."id", person."project_id", person."email", "split"."key", person."language", person."created_at"
	FROM "split" JOIN "collection_people" person ON person."id" = "split"."person_id" WHERE "split"."id" <> "split"."person_id";--> statement-breakpoint
UPDATE "collection_people" person SET "name_key" = "split"."key" FROM "split" WHERE "split"."id" = person."id";--> statement-breakpoint
UPDATE "collection_entries" entry SET "person_id" = "split"."id" FROM "split"
	WHERE "split"."person_id" = entry."person_id" AND "split"."id" <> entry."person_id"
		AND pg_temp.name_key(entry."first_name" || ' ' || entry."last_name") = "split"."key";--> statement-breakpoint
DROP TABLE "split";--> statement-breakpoint
CREATE UNIQUE INDEX "collection_people_name" ON "collection_people" USING btree ("project_id","email","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_roster_name" ON "collection_roster" USING btree ("project_id","email","name_key");
