ALTER TABLE "designs" ADD COLUMN "quantity" integer;--> statement-breakpoint
UPDATE "designs" SET "quantity" = greatest(20, case "teams"."project_size"
  when '0-19' then 1 when '20-49' then 20 when '150-499' then 150 when '500-4999' then 500 when '5000-' then 500 else 50 end)
  FROM "projects" JOIN "teams" ON "teams"."id" = "projects"."team_id" WHERE "projects"."id" = "designs"."project_id";
