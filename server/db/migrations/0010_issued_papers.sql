ALTER TABLE "contracts" ALTER COLUMN "file_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "sha256" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "data" jsonb;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "vat_percent" numeric(5, 2);
--> statement-breakpoint
-- Until now every paper was taxed at the rate of its invoice, which its amounts still show.
UPDATE "tax_documents" AS paper SET "vat_percent" = coalesce(
  (SELECT round(invoice.vat * 100.0 / nullif(invoice.subtotal, 0)) FROM "tax_documents" AS invoice
    WHERE invoice.request_id = paper.request_id AND invoice.kind = 'invoice'), 15);
--> statement-breakpoint
ALTER TABLE "tax_documents" ALTER COLUMN "vat_percent" SET NOT NULL;
--> statement-breakpoint
UPDATE "requests" SET "quote" = "quote" || jsonb_build_object('vatPercent',
    coalesce(round(("quote"->>'vat')::numeric * 100 / nullif(("quote"->>'subtotal')::numeric, 0)), 15))
  WHERE "quote" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "reason" jsonb;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "data" jsonb;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "data" jsonb;
--> statement-breakpoint
CREATE FUNCTION tax_documents_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The one thing that an issued document still gets is the file that is drawn of it, once.
  IF TG_OP = 'UPDATE' AND OLD.file_id IS NULL
    AND to_jsonb(NEW) - 'file_id' = to_jsonb(OLD) - 'file_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'tax_documents_immutable: % % was issued and is never changed', OLD.kind, OLD.number;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_documents_immutable BEFORE UPDATE OR DELETE ON "tax_documents"
  FOR EACH ROW EXECUTE FUNCTION tax_documents_immutable();
