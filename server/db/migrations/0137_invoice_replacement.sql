ALTER TABLE "tax_documents" ADD COLUMN "replaces_id" uuid;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_replaces_id_tax_documents_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;
