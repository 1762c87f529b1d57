CREATE INDEX "tickets_waiting_since_last_message_at_id_index" ON "tickets" USING btree ("waiting_since","last_message_at" DESC,"id") WHERE deleted_at is null;
