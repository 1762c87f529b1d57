CREATE INDEX CONCURRENTLY "branches_search_key_index" ON "branches" USING gin ("search_key" gin_trgm_ops);
