CREATE INDEX CONCURRENTLY "contracts_record_file_id_index" ON "contracts" USING btree ("record_file_id");
