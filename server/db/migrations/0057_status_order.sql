DROP INDEX "requests_status_created_at_index";
--> statement-breakpoint
CREATE INDEX "requests_status_created_at_id_index" ON "requests" USING btree ("status","created_at","id");
