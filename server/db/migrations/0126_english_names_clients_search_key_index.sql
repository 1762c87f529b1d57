CREATE INDEX CONCURRENTLY "clients_search_key_index" ON "clients" USING gin ("search_key" gin_trgm_ops);
