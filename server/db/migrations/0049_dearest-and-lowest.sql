CREATE INDEX "requests_dearest_index" ON "requests" USING btree ("total" DESC NULLS LAST,"id") WHERE signed_at is not null and status <> 'cancelled';
--> statement-breakpoint
CREATE INDEX "requests_lowest_scores_index" ON "requests" USING btree ("score","results_sent_at" DESC NULLS FIRST,"id") WHERE results_sent_at is not null;
