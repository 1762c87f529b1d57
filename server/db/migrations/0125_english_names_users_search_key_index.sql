CREATE INDEX CONCURRENTLY "users_search_key_index" ON "users" USING gin ("search_key" gin_trgm_ops);
