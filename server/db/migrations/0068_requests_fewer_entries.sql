DROP INDEX "requests_supervisor_id_status_index";
--> statement-breakpoint
DROP INDEX "requests_supervisor_id_status_since_id_index";
--> statement-breakpoint
DROP INDEX "requests_supervisor_id_created_at_id_index";
--> statement-breakpoint
DROP INDEX "requests_inspector_id_status_index";
--> statement-breakpoint
DROP INDEX "requests_purchase_id_index";
--> statement-breakpoint
CREATE INDEX "requests_supervisor_id_status_index" ON "requests" USING btree ("supervisor_id","status") WHERE supervisor_id is not null;
--> statement-breakpoint
CREATE INDEX "requests_supervisor_id_status_since_id_index" ON "requests" USING btree ("supervisor_id","status_since","id") WHERE supervisor_id is not null;
--> statement-breakpoint
CREATE INDEX "requests_supervisor_id_created_at_id_index" ON "requests" USING btree ("supervisor_id","created_at","id") WHERE supervisor_id is not null;
--> statement-breakpoint
CREATE INDEX "requests_inspector_id_status_index" ON "requests" USING btree ("inspector_id","status") WHERE inspector_id is not null;
--> statement-breakpoint
CREATE INDEX "requests_purchase_id_index" ON "requests" USING btree ("purchase_id") WHERE purchase_id is not null;
--> statement-breakpoint
DROP TRIGGER IF EXISTS "live_insert_branchStandings" ON "requests";
--> statement-breakpoint
DROP TRIGGER IF EXISTS "live_delete_branchStandings" ON "requests";
