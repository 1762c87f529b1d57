ALTER TABLE "certificates" ADD COLUMN "template_version_id" uuid;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_template_version_id_document_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."document_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "certificates_template_version_id_index" ON "certificates" USING btree ("template_version_id");
