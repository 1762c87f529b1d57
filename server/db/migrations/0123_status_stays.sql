CREATE TABLE "status_stays" (
	"month" date NOT NULL,
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"stays" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"late" integer NOT NULL,
	CONSTRAINT "status_stays_month_status_slot_pk" PRIMARY KEY("month","status","slot")
);

--> statement-breakpoint
-- Counts the stays that ended before steps held them, in a slot of their own: slot -1, which is never recounted. They are late by the
-- present rules, and by the visit and deadline that their request has now. Reading and writing go on meanwhile; the tables are locked
-- at the end.
INSERT INTO "status_stays" ("month", "status", "slot", "stays", "seconds", "late")
SELECT date_trunc('month', riyadh_day("stays"."at"))::date AS "left_in", "stays"."from", -1, count(*),
  sum(floor(extract(epoch FROM "stays"."stayed"))),
  count(*) FILTER (WHERE CASE "stays"."from"
    WHEN 'inspector_assigned' THEN "stays"."at" > "stays"."visit_at"
    WHEN 'corrections_needed' THEN "stays"."at" > "stays"."corrections_due_at"
    WHEN 'payment_pending' THEN "stays"."stayed" > interval '7 days'
    WHEN 'certificate_generated' THEN "stays"."stayed" > interval '7 days'
    WHEN 'corrections_approved' THEN "stays"."stayed" > interval '7 days'
    ELSE "stays"."stayed" > interval '3 days' END)
FROM (
  SELECT "steps"."from", "steps"."at", "requests"."visit_at", "requests"."corrections_due_at",
    "steps"."at" - coalesce("steps"."began_at", "requests"."created_at") AS "stayed"
  FROM (
    SELECT "at", "from", "request_id", lag("at") OVER (PARTITION BY "request_id" ORDER BY "position") AS "began_at"
    FROM "request_history" WHERE "from" <> "to") AS "steps"
  JOIN "requests" ON "requests"."id" = "steps"."request_id") AS "stays"
GROUP BY "left_in", "stays"."from";
--> statement-breakpoint
ALTER TABLE "request_history" ADD COLUMN "stay_seconds" integer;
--> statement-breakpoint
ALTER TABLE "request_history" ADD COLUMN "stay_late" boolean;
--> statement-breakpoint
-- The number of a slot that no other transaction uses now. It belongs to this transaction until it has ended.
CREATE FUNCTION free_slot() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  "free" integer := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock('status_counts'::regclass::oid::integer, "free") LOOP
    "free" := "free" + 1;
  END LOOP;
  RETURN "free";
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_status_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "free" integer := free_slot();
BEGIN
  INSERT INTO "status_counts" AS "kept" ("status", "slot", "total")
  SELECT "changed"."status", "free", "changed"."by"
  FROM (VALUES
    (CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" END, -1),
    (CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" END, 1)) AS "changed" ("status", "by")
  WHERE "changed"."status" IS NOT NULL
  ON CONFLICT ("status", "slot") DO UPDATE SET "total" = "kept"."total" + excluded."total";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "status_stays" AS "kept" ("month", "status", "slot", "stays", "seconds", "late")
  VALUES (date_trunc('month', riyadh_day(NEW."at"))::date, NEW."from", free_slot(), 1, NEW."stay_seconds", NEW."stay_late"::integer)
  ON CONFLICT ("month", "status", "slot") DO UPDATE
    SET "stays" = "kept"."stays" + 1, "seconds" = "kept"."seconds" + excluded."seconds", "late" = "kept"."late" + excluded."late";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, as the number of requests in a status. Steps are never changed or deleted.
CREATE CONSTRAINT TRIGGER count_stay AFTER INSERT ON "request_history"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."stay_seconds" IS NOT NULL)
EXECUTE FUNCTION count_stay();
