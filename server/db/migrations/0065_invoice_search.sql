ALTER TABLE "tax_documents" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce(case kind when 'invoice' then 'INV-' else 'CN-' end || lpad(number::text, greatest(6, length(number::text)), '0'), ''))) STORED;
--> statement-breakpoint
CREATE INDEX "tax_documents_search_key_index" ON "tax_documents" USING gin ("search_key" gin_trgm_ops);
