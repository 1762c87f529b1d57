CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"note" text,
	"published_by_id" uuid,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "template_version_id" uuid;
--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_template_id_version_index" ON "document_versions" USING btree ("template_id","version");
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template_version_id_document_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."document_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contracts_template_version_id_index" ON "contracts" USING btree ("template_version_id");
--> statement-breakpoint
CREATE TRIGGER document_versions_immutable BEFORE UPDATE ON "document_versions"
  FOR EACH ROW EXECUTE FUNCTION template_versions_immutable();
