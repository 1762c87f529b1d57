CREATE INDEX "requests_status_status_since_id_index" ON "requests" USING btree ("status","status_since","id");
