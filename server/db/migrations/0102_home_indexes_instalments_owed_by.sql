CREATE INDEX CONCURRENTLY "instalments_owed_by" ON "instalments" USING btree ("client_id","due_on") WHERE paid_at is null and not cancelled;
