ALTER TABLE "refunds" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "credit_note_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "package_purchases" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "package_purchases" ADD COLUMN "closed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_key" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference_key" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_into" text;
--> statement-breakpoint
ALTER TABLE "refund_parts" ADD COLUMN "method" text;
--> statement-breakpoint
UPDATE "refund_parts" part SET "method" = p."method" FROM "payments" p WHERE p."id" = part."payment_id";
--> statement-breakpoint
ALTER TABLE "refund_parts" ALTER COLUMN "method" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "refund_parts" ADD COLUMN "failure" text;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference" text;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transferred_on" date;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "proof_file_id" uuid;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What finance confirmed so far counts as arrived at the account of today; of references confirmed twice the first is kept.
WITH keyed AS (
  SELECT "id", "status", nullif(upper(regexp_replace(
    translate("reference", '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^[:alnum:]]', '', 'g')), '') AS key,
    "settled_at"
  FROM "payments" WHERE "method" = 'bank_transfer'
), ranked AS (
  SELECT *, row_number() OVER (PARTITION BY "status", key ORDER BY "settled_at", "id") AS place FROM keyed
)
UPDATE "payments" p SET "reference_key" = ranked.key,
  "received_into" = CASE WHEN ranked."status" = 'paid' AND ranked.place = 1
    THEN coalesce((SELECT "iban" FROM "settings" WHERE "deleted_at" IS NULL LIMIT 1), 'SA0380000000608010167519') END
FROM ranked WHERE ranked."id" = p."id";
--> statement-breakpoint
-- A cancelled purchase holds nothing more, and what it sold is what its request ordered.
UPDATE "package_purchases" p SET "quantity" = p."used", "closed_at" = r."status_since",
  "returned" = greatest(0, (r."package"->>'quantity')::int - p."used")
FROM "requests" r WHERE r."id" = p."request_id" AND r."status" = 'cancelled';
--> statement-breakpoint
-- The ledger follows each part of a refund when it has gone; what a refund booked when it was typed is booked anew.
INSERT INTO "ledger_entries" ("id", "client_id", "request_id", "kind", "amount", "source_id", "at")
SELECT gen_random_uuid(), r."client_id", r."request_id", 'refund', part."amount", part."id", part."sent_at"
FROM "refund_parts" part JOIN "refunds" r ON r."id" = part."refund_id" WHERE part."sent_at" IS NOT NULL;
--> statement-breakpoint
DELETE FROM "ledger_entries" WHERE "kind" = 'refund' AND "source_id" IN (SELECT "id" FROM "refunds");
--> statement-breakpoint
-- A card refund that was given up in silence is told as failed, for finance to try again.
UPDATE "refund_parts" part SET "failure" = 'GIVEN UP' FROM "refunds" r
WHERE r."id" = part."refund_id" AND r."status" = 'sending' AND part."sent_at" IS NULL;
--> statement-breakpoint
UPDATE "refunds" SET "status" = 'failed', "failure" = 'GIVEN UP' WHERE "status" = 'sending';
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_transfer" ON "payments" USING btree ("received_into","reference_key") WHERE status = 'paid';
--> statement-breakpoint
ALTER TABLE "package_purchases" ADD CONSTRAINT "package_purchases_balance" CHECK (used >= 0 and used <= quantity and returned >= 0);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce('RF-' || number::text, '') || chr(10) || coalesce("reason", '') || chr(10) || coalesce("reference", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "refunds_search_key_index" ON "refunds" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
-- What takes an invoice back never exceeds it, whoever writes it. The request's lock keeps two from passing together.
CREATE FUNCTION credit_notes_within_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "requests" WHERE "id" = NEW."request_id" FOR UPDATE;
  IF (SELECT coalesce(sum(CASE "kind" WHEN 'invoice' THEN "total" ELSE -"total" END), 0)
      FROM "tax_documents" WHERE "request_id" = NEW."request_id") < 0 THEN
    RAISE EXCEPTION 'the credit notes of request % exceed its invoice', NEW."request_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_notes_within_invoice';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_notes_within_invoice AFTER INSERT OR UPDATE OF "total" ON "tax_documents"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."kind" = 'credit_note')
EXECUTE FUNCTION credit_notes_within_invoice();
