DROP INDEX "tickets_status_waiting_since_id_index";
--> statement-breakpoint
DROP INDEX "tickets_waiting_since_last_message_at_id_index";
