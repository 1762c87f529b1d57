ALTER TABLE "tax_documents" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce(case kind when 'invoice' then 'INV-' else 'CN-' end || lpad(number::text, greatest(6, length(number::text)), '0'), ''))) STORED;
--> statement-breakpoint
CREATE INDEX "tax_documents_search_key_index" ON "tax_documents" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
-- Generated columns are not worked out yet where a trigger of BEFORE sees the new row: they follow from what is compared.
CREATE OR REPLACE FUNCTION tax_documents_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The one thing that an issued document still gets is the file that is drawn of it, once.
  IF TG_OP = 'UPDATE' AND OLD.file_id IS NULL
    AND to_jsonb(NEW) - 'file_id' - 'code' - 'search_key' = to_jsonb(OLD) - 'file_id' - 'code' - 'search_key' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'tax_documents_immutable: % % was issued and is never changed', OLD.kind, OLD.number;
END $$;
