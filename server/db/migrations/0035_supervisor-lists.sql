CREATE INDEX "requests_supervisor_id_created_at_id_index" ON "requests" USING btree ("supervisor_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "payments_awaiting" ON "payments" USING btree ("request_id","created_at") WHERE status = 'awaiting';
