CREATE INDEX CONCURRENTLY "contracts_signed_file_id_index" ON "contracts" USING btree ("signed_file_id");
