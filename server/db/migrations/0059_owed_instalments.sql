ALTER TABLE "instalments" ADD COLUMN "client_id" uuid;
--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "cancelled" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "instalments_owed_index" ON "instalments" USING btree ("due_on","id","client_id","amount") WHERE paid_at is null and not cancelled;
--> statement-breakpoint
UPDATE "instalments" SET "client_id" = "requests"."client_id", "cancelled" = "requests"."status" = 'cancelled'
FROM "requests" WHERE "requests"."id" = "instalments"."request_id";
--> statement-breakpoint
CREATE FUNCTION know_request_of_instalment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "client_id", "status" = 'cancelled' INTO NEW."client_id", NEW."cancelled"
  FROM "requests" WHERE "id" = NEW."request_id";
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER know_request_of_instalment BEFORE INSERT ON "instalments"
FOR EACH ROW EXECUTE FUNCTION know_request_of_instalment();
--> statement-breakpoint
CREATE FUNCTION cancel_instalments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "instalments" SET "cancelled" = NEW."status" = 'cancelled' WHERE "request_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cancel_instalments AFTER UPDATE OF "status" ON "requests" FOR EACH ROW
WHEN ((OLD."status" = 'cancelled') IS DISTINCT FROM (NEW."status" = 'cancelled'))
EXECUTE FUNCTION cancel_instalments();
