-- expand
ALTER TABLE "techpacks" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;