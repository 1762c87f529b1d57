DROP INDEX "tax_documents_client_id_index";
--> statement-breakpoint
CREATE INDEX "payments_created_at_id_index" ON "payments" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "tax_documents_client_id_issued_at_id_index" ON "tax_documents" USING btree ("client_id","issued_at","id");
--> statement-breakpoint
CREATE INDEX "tax_documents_issued_at_id_index" ON "tax_documents" USING btree ("issued_at","id");
--> statement-breakpoint
CREATE INDEX "certificates_issued_at_id_index" ON "certificates" USING btree ("issued_at","id");
