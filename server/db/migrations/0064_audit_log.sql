CREATE INDEX "request_history_at_id_index" ON "request_history" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "request_history_actor_id_at_id_index" ON "request_history" USING btree ("actor_id","at","id");
--> statement-breakpoint
CREATE INDEX "certificates_revoked" ON "certificates" USING btree ("request_id") WHERE revoked_at is not null;
