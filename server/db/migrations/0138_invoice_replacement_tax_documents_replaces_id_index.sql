CREATE UNIQUE INDEX CONCURRENTLY "tax_documents_replaces_id_index" ON "tax_documents" USING btree ("replaces_id");
