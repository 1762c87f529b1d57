-- Nearly every paid request keeps what was paid: true is stored without writing a row, and only the others are changed.
ALTER TABLE "requests" ADD COLUMN "is_refundable" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "is_refundable" SET DEFAULT false;
--> statement-breakpoint
-- Decides whether more was paid on a request than refunded. The writer of a payment or refund has locked the request's row.
CREATE FUNCTION mark_refundable("request" uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "more" boolean := coalesce((SELECT sum("amount") FROM "payments" WHERE "request_id" = "request" AND "status" = 'paid'), 0)
    > coalesce((SELECT sum("amount") FROM "refunds" WHERE "request_id" = "request"), 0);
BEGIN
  UPDATE "requests" SET "is_refundable" = "more" WHERE "id" = "request" AND "is_refundable" <> "more";
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_refundable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM mark_refundable(OLD."request_id"); END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW."request_id" <> OLD."request_id") THEN
    PERFORM mark_refundable(NEW."request_id");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_refundable AFTER INSERT OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION keep_refundable();
--> statement-breakpoint
CREATE TRIGGER keep_refundable_changed AFTER UPDATE ON "payments" FOR EACH ROW
WHEN ((OLD."request_id", OLD."amount", OLD."status" = 'paid') IS DISTINCT FROM (NEW."request_id", NEW."amount", NEW."status" = 'paid'))
EXECUTE FUNCTION keep_refundable();
--> statement-breakpoint
CREATE TRIGGER keep_refundable AFTER INSERT OR DELETE ON "refunds" FOR EACH ROW EXECUTE FUNCTION keep_refundable();
--> statement-breakpoint
CREATE TRIGGER keep_refundable_changed AFTER UPDATE ON "refunds" FOR EACH ROW
WHEN ((OLD."request_id", OLD."amount") IS DISTINCT FROM (NEW."request_id", NEW."amount"))
EXECUTE FUNCTION keep_refundable();
--> statement-breakpoint
UPDATE "requests" SET "is_refundable" = false
WHERE NOT EXISTS (
  SELECT FROM (
    SELECT "request_id" FROM (
      SELECT "request_id", "amount" FROM "payments" WHERE "status" = 'paid'
      UNION ALL SELECT "request_id", -"amount" FROM "refunds") AS "moved"
    GROUP BY "request_id" HAVING sum("amount") > 0) AS "held"
  WHERE "held"."request_id" = "requests"."id");
