CREATE TABLE "branch_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"client_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"expires_on" date NOT NULL,
	"document" uuid NOT NULL,
	"reminded_on" date,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("number", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "branch_documents" ADD CONSTRAINT "branch_documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branch_documents" ADD CONSTRAINT "branch_documents_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branch_documents" ADD CONSTRAINT "branch_documents_document_files_id_fk" FOREIGN KEY ("document") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "branch_documents_expires_on_id_index" ON "branch_documents" USING btree ("expires_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "branch_documents_search_key_index" ON "branch_documents" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "branch_documents_client_id_index" ON "branch_documents" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "branch_documents_branch_id_index" ON "branch_documents" USING btree ("branch_id");
--> statement-breakpoint
CREATE INDEX "request_vehicles_vehicle_id_index" ON "request_vehicles" USING btree ("vehicle_id");
