CREATE INDEX CONCURRENTLY "requests_branch_results" ON "requests" USING btree ("branch_id","service_id","results_sent_at" DESC NULLS FIRST,"id") WHERE results_sent_at is not null;
