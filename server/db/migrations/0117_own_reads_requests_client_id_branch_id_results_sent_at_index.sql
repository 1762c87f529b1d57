CREATE INDEX CONCURRENTLY "requests_client_id_branch_id_results_sent_at_index" ON "requests" USING btree ("client_id","branch_id","results_sent_at");
