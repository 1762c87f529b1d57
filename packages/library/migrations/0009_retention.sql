CREATE INDEX "one_time_tokens_expires_at_index" ON "one_time_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
