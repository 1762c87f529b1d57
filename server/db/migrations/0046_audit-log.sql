CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_resource_at_id_index" ON "audit_entries" USING btree ("resource","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_at_id_index" ON "audit_entries" USING btree ("actor_id","at","id");
