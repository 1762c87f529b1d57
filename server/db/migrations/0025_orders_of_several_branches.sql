ALTER TABLE "corrective_items" ADD COLUMN "draft" jsonb;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "drafted_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "drafted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "other_branch_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "ordered_with_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "opened_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "code" text GENERATED ALWAYS AS (case kind when 'invoice' then 'INV-' else 'CN-' end || lpad(number::text, greatest(6, length(number::text)), '0')) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "branch_id" uuid;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "service_id" uuid;
--> statement-breakpoint
CREATE INDEX "requests_ordered_with" ON "requests" USING btree ("ordered_with_id") WHERE ordered_with_id is not null;
--> statement-breakpoint
CREATE INDEX "certificates_branch_id_issued_at_index" ON "certificates" USING btree ("branch_id","issued_at");
--> statement-breakpoint
UPDATE "certificates" SET "branch_id" = "requests"."branch_id", "service_id" = "requests"."service_id" FROM "requests" WHERE "requests"."id" = "certificates"."request_id";
--> statement-breakpoint
-- A generated column is not worked out yet where a trigger of BEFORE sees the new row: it follows from what is compared.
CREATE OR REPLACE FUNCTION tax_documents_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The one thing that an issued document still gets is the file that is drawn of it, once.
  IF TG_OP = 'UPDATE' AND OLD.file_id IS NULL
    AND to_jsonb(NEW) - 'file_id' - 'code' = to_jsonb(OLD) - 'file_id' - 'code' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'tax_documents_immutable: % % was issued and is never changed', OLD.kind, OLD.number;
END $$;
