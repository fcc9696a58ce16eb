DROP INDEX "assets_uploader";--> statement-breakpoint
CREATE INDEX "design_versions_preorder" ON "design_versions" USING btree ("preorder_id") WHERE preorder_id is not null;--> statement-breakpoint
CREATE INDEX "designs_maker" ON "designs" USING btree ("maker_id") WHERE maker_id is not null;--> statement-breakpoint
CREATE INDEX "designs_look" ON "designs" USING btree ("look_key");--> statement-breakpoint
CREATE INDEX "newsletter_draws_subscriber" ON "newsletter_draws" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proof_answers_of_design" ON "proof_answers" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "proof_answers_user" ON "proof_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proofs_user" ON "proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_refunds" ON "ledger_entries" USING btree ("refunds") WHERE refunds is not null;--> statement-breakpoint
CREATE INDEX "team_links_invitor" ON "team_links" USING btree ("invitor_id");--> statement-breakpoint
CREATE INDEX "team_removals_user" ON "team_removals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teams_deletion_asked" ON "teams" USING btree ("deletion_asked_by") WHERE deletion_asked_by is not null;--> statement-breakpoint
CREATE INDEX "techpack_files_user" ON "techpack_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "techpack_items_item" ON "techpack_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "techpack_releases_user" ON "techpack_releases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assets_uploader" ON "assets" USING btree ("uploader_id");