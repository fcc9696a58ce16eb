ALTER TABLE "preorders" ADD COLUMN "invoice_number_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "preorders" SET "invoice_number_shared" = true WHERE upper("invoice_number") IN (
	SELECT upper("invoice_number") FROM "preorders" WHERE "invoice_number" <> '' GROUP BY 1 HAVING count(*) > 1
);
--> statement-breakpoint
CREATE UNIQUE INDEX "preorders_invoice_number" ON "preorders" USING btree (upper("invoice_number")) WHERE "preorders"."invoice_number" <> '' and not "preorders"."invoice_number_shared";