ALTER TABLE "preorders" ADD COLUMN "charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "preorders" ADD COLUMN "tax_exemption" jsonb;