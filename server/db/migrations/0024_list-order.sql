DROP INDEX "requests_created_at_index";
--> statement-breakpoint
DROP INDEX "clients_created_at_id_index";
--> statement-breakpoint
DROP INDEX "restaurants_created_at_id_index";
--> statement-breakpoint
DROP INDEX "branches_created_at_id_index";
--> statement-breakpoint
DROP INDEX "vehicles_created_at_id_index";
--> statement-breakpoint
DROP INDEX "supervisors_created_at_id_index";
--> statement-breakpoint
DROP INDEX "inspectors_created_at_id_index";
--> statement-breakpoint
DROP INDEX "admins_created_at_id_index";
--> statement-breakpoint
DROP INDEX "services_created_at_id_index";
--> statement-breakpoint
DROP INDEX "tickets_last_message_at_id_index";
--> statement-breakpoint
DROP INDEX "social_templates_created_at_id_index";
--> statement-breakpoint
DROP INDEX "settings_created_at_id_index";
--> statement-breakpoint
DROP INDEX "visit_settings_created_at_id_index";
--> statement-breakpoint
CREATE INDEX "requests_supervisor_id_status_since_id_index" ON "requests" USING btree ("supervisor_id","status_since","id");
--> statement-breakpoint
CREATE INDEX "requests_created_at_id_index" ON "requests" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "clients_created_at_id_index" ON "clients" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "restaurants_created_at_id_index" ON "restaurants" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "branches_created_at_id_index" ON "branches" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "vehicles_created_at_id_index" ON "vehicles" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "supervisors_created_at_id_index" ON "supervisors" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "inspectors_created_at_id_index" ON "inspectors" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "admins_created_at_id_index" ON "admins" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "services_created_at_id_index" ON "services" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tickets_last_message_at_id_index" ON "tickets" USING btree ("last_message_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "social_templates_created_at_id_index" ON "social_templates" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "settings_created_at_id_index" ON "settings" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "visit_settings_created_at_id_index" ON "visit_settings" USING btree ("created_at","id") WHERE deleted_at is null;
