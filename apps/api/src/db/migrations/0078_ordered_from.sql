-- expand
ALTER TABLE "orders" ADD COLUMN "terms" jsonb;