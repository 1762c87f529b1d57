CREATE INDEX "requests_client_id_status_index" ON "requests" USING btree ("client_id","status");
--> statement-breakpoint
CREATE INDEX "requests_results_sent" ON "requests" USING btree ("results_sent_at") WHERE results_sent_at is not null;
--> statement-breakpoint
CREATE INDEX "contracts_signed" ON "contracts" USING btree ("signed_at") WHERE signed_at is not null;
