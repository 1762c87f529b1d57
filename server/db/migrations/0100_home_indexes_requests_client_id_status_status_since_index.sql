CREATE INDEX CONCURRENTLY "requests_client_id_status_status_since_index" ON "requests" USING btree ("client_id","status","status_since");
