-- A part or a surplus is a payment like any other, so that several may pay one instalment.
DROP INDEX "payments_one_paid";
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "announced" bigint;
--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What is paid has received its amount; processes of the previous release write the day only.
CREATE FUNCTION receive_instalment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."received" := NEW."amount";
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER receive_instalment BEFORE INSERT OR UPDATE ON "instalments" FOR EACH ROW
WHEN (NEW."paid_at" IS NOT NULL AND NEW."received" < NEW."amount")
EXECUTE FUNCTION receive_instalment();
--> statement-breakpoint
UPDATE "instalments" SET "received" = "amount" WHERE "paid_at" IS NOT NULL;
