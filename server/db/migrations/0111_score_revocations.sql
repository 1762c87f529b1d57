CREATE TABLE "city_months" (
	"month" date NOT NULL,
	"service_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" numeric(12, 1) DEFAULT 0 NOT NULL,
	CONSTRAINT "city_months_service_id_city_id_month_pk" PRIMARY KEY("service_id","city_id","month")
);

--> statement-breakpoint
ALTER TABLE "request_vehicles" ADD COLUMN "grade" text;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "certificate_revoked_at" timestamp with time zone;
--> statement-breakpoint
-- The grade of a vehicle is known from its certificate, or follows from its score if no critical item of the fleet failed.
UPDATE "request_vehicles" SET "grade" = coalesce(
  (SELECT "certificates"."grade" FROM "certificates"
    WHERE "certificates"."request_id" = "request_vehicles"."request_id" AND "certificates"."vehicle_id" = "request_vehicles"."vehicle_id"
    ORDER BY "certificates"."version" DESC LIMIT 1),
  (SELECT CASE WHEN "request_vehicles"."score" >= 90 THEN 'A' WHEN "request_vehicles"."score" >= 80 THEN 'B'
      WHEN "request_vehicles"."score" >= 70 THEN 'C' ELSE 'F' END
    FROM "requests" WHERE "requests"."id" = "request_vehicles"."request_id" AND "requests"."failed_critical" = 0))
WHERE "score" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "city_months" ("month", "service_id", "city_id", "scored", "score_sum")
SELECT date_trunc('month', riyadh_day("requests"."results_sent_at"))::date AS "sent", "requests"."service_id", "branches"."city_id",
  count(*), sum("requests"."score")
FROM "requests" JOIN "branches" ON "branches"."id" = "requests"."branch_id"
WHERE "requests"."results_sent_at" IS NOT NULL AND "requests"."score" IS NOT NULL
GROUP BY "sent", "requests"."service_id", "branches"."city_id";
--> statement-breakpoint
-- Adds what one request counts for to its days and month, or takes it off again (sign -1). A revoked score does not count.
CREATE OR REPLACE FUNCTION count_request("request" "requests", "sign" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "counted" integer := CASE
    WHEN "request"."score" IS NULL OR "request"."certificate_revoked_at" IS NOT NULL THEN 0 ELSE "sign" END;
  "counted_sum" numeric := "counted" * coalesce("request"."score", 0);
BEGIN
  IF "request"."signed_at" IS NOT NULL AND "request"."status" <> 'cancelled' THEN
    INSERT INTO "service_days" AS "kept" ("day", "service_id", "orders", "value")
    VALUES (riyadh_day("request"."signed_at"), "request"."service_id", "sign", "sign" * coalesce("request"."total", 0))
    ON CONFLICT ("day", "service_id") DO UPDATE
      SET "orders" = "kept"."orders" + excluded."orders", "value" = "kept"."value" + excluded."value";
    INSERT INTO "client_days" AS "kept" ("day", "client_id", "orders", "value")
    VALUES (riyadh_day("request"."signed_at"), "request"."client_id", "sign", "sign" * coalesce("request"."total", 0))
    ON CONFLICT ("day", "client_id") DO UPDATE
      SET "orders" = "kept"."orders" + excluded."orders", "value" = "kept"."value" + excluded."value";
  END IF;
  IF "request"."results_sent_at" IS NOT NULL THEN
    INSERT INTO "service_days" AS "kept" ("day", "service_id", "inspections", "scored", "score_sum")
    VALUES (riyadh_day("request"."results_sent_at"), "request"."service_id", "sign", "counted", "counted_sum")
    ON CONFLICT ("day", "service_id") DO UPDATE
      SET "inspections" = "kept"."inspections" + excluded."inspections",
          "scored" = "kept"."scored" + excluded."scored", "score_sum" = "kept"."score_sum" + excluded."score_sum";
    INSERT INTO "client_days" AS "kept" ("day", "client_id", "inspections", "scored", "score_sum")
    VALUES (riyadh_day("request"."results_sent_at"), "request"."client_id", "sign", "counted", "counted_sum")
    ON CONFLICT ("day", "client_id") DO UPDATE
      SET "inspections" = "kept"."inspections" + excluded."inspections",
          "scored" = "kept"."scored" + excluded."scored", "score_sum" = "kept"."score_sum" + excluded."score_sum";
    INSERT INTO "city_months" AS "kept" ("month", "service_id", "city_id", "scored", "score_sum")
    SELECT date_trunc('month', riyadh_day("request"."results_sent_at"))::date, "request"."service_id", "branches"."city_id",
      "counted", "counted_sum"
    FROM "branches" WHERE "branches"."id" = "request"."branch_id"
    ON CONFLICT ("service_id", "city_id", "month") DO UPDATE
      SET "scored" = "kept"."scored" + excluded."scored", "score_sum" = "kept"."score_sum" + excluded."score_sum";
  END IF;
END $$;
--> statement-breakpoint
DROP TRIGGER keep_days_changed ON "requests";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_days_changed AFTER UPDATE ON "requests"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (
  (OLD."signed_at" IS NOT NULL OR NEW."signed_at" IS NOT NULL OR NEW."results_sent_at" IS NOT NULL OR OLD."results_sent_at" IS NOT NULL)
  AND (OLD."signed_at", OLD."status" = 'cancelled', OLD."total", OLD."results_sent_at", OLD."score", OLD."certificate_revoked_at" IS NULL,
      OLD."service_id", OLD."client_id")
    IS DISTINCT FROM
    (NEW."signed_at", NEW."status" = 'cancelled', NEW."total", NEW."results_sent_at", NEW."score", NEW."certificate_revoked_at" IS NULL,
      NEW."service_id", NEW."client_id")
)
EXECUTE FUNCTION keep_days();
--> statement-breakpoint
-- A branch takes its scores and answers to its new city, where its visits are counted from then on.
CREATE FUNCTION move_city_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "city_months" AS "kept" ("month", "service_id", "city_id", "scored", "score_sum")
  SELECT date_trunc('month', riyadh_day("results_sent_at"))::date AS "sent", "service_id", "moved"."city_id",
    "moved"."sign" * count(*), "moved"."sign" * sum("score")
  FROM "requests", (VALUES (OLD."city_id", -1), (NEW."city_id", 1)) AS "moved" ("city_id", "sign")
  WHERE "branch_id" = NEW."id" AND "results_sent_at" IS NOT NULL AND "score" IS NOT NULL AND "certificate_revoked_at" IS NULL
  GROUP BY "sent", "service_id", "moved"."city_id", "moved"."sign"
  ORDER BY "service_id", "moved"."city_id", "sent"
  ON CONFLICT ("service_id", "city_id", "month") DO UPDATE
    SET "scored" = "kept"."scored" + excluded."scored", "score_sum" = "kept"."score_sum" + excluded."score_sum";
  INSERT INTO "question_tallies" AS "kept"
    ("month", "service_id", "city_id", "question_key", "zero", "one", "two", "not_applicable")
  SELECT date_trunc('month', riyadh_day("requests"."results_sent_at"))::date AS "sent", "requests"."service_id",
    "moved"."city_id", "answers"."question_key",
    "moved"."sign" * count(*) FILTER (WHERE "answers"."score" = 0), "moved"."sign" * count(*) FILTER (WHERE "answers"."score" = 1),
    "moved"."sign" * count(*) FILTER (WHERE "answers"."score" = 2), "moved"."sign" * count(*) FILTER (WHERE "answers"."score" IS NULL)
  FROM "requests" JOIN "answers" ON "answers"."request_id" = "requests"."id" AND NOT "answers"."carried",
    (VALUES (OLD."city_id", -1), (NEW."city_id", 1)) AS "moved" ("city_id", "sign")
  WHERE "requests"."branch_id" = NEW."id" AND "requests"."results_sent_at" IS NOT NULL
  GROUP BY "sent", "requests"."service_id", "moved"."city_id", "moved"."sign", "answers"."question_key"
  ORDER BY "sent", "requests"."service_id", "moved"."city_id", "answers"."question_key"
  ON CONFLICT ON CONSTRAINT "question_tallies_place" DO UPDATE
    SET "zero" = "kept"."zero" + excluded."zero", "one" = "kept"."one" + excluded."one",
        "two" = "kept"."two" + excluded."two", "not_applicable" = "kept"."not_applicable" + excluded."not_applicable";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_city_figures AFTER UPDATE ON "branches" FOR EACH ROW
WHEN (OLD."city_id" IS DISTINCT FROM NEW."city_id")
EXECUTE FUNCTION move_city_figures();
--> statement-breakpoint
-- Last, because the trigger's events stay pending until the end of the transaction.
UPDATE "requests" SET "certificate_revoked_at" = "revoked"."at"
FROM (SELECT "request_id", max("revoked_at") AS "at" FROM "certificates" GROUP BY "request_id") AS "revoked"
WHERE "revoked"."request_id" = "requests"."id" AND "revoked"."at" IS NOT NULL;
