ALTER TABLE "clients" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "code_number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "clients_code_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "code" text GENERATED ALWAYS AS ('C-' || "code_number"::text) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("company_name", '') || chr(10) || coalesce('C-' || "code_number"::text, '') || chr(10) || coalesce("commercial_registration", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "clients_search_key_index" ON "clients" USING gin ("search_key" gin_trgm_ops);
