CREATE INDEX CONCURRENTLY "restaurants_search_key_index" ON "restaurants" USING gin ("search_key" gin_trgm_ops);
