CREATE INDEX CONCURRENTLY "contracts_file_id_index" ON "contracts" USING btree ("file_id");
