ALTER TABLE "requests" ADD COLUMN "standing_score" numeric(4, 1);
--> statement-breakpoint
-- THE score with which a request counts in figures; null where it does not count.
CREATE FUNCTION counted_score("request" "requests") RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN "request"."certificate_revoked_at" IS NULL THEN "request"."score" ELSE "request"."standing_score" END
$$;
--> statement-breakpoint
-- A revocation takes its own vehicle's score out of the figures, not those of the fleet's other vehicles.
CREATE FUNCTION keep_standing_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."standing_score" := CASE WHEN NEW."certificate_revoked_at" IS NOT NULL AND NEW."score" IS NOT NULL THEN (
    SELECT round(avg("one"."score"), 1) FROM "request_vehicles" AS "one"
    WHERE "one"."request_id" = NEW."id" AND NOT EXISTS (
      SELECT FROM "certificates" AS "c" WHERE "c"."request_id" = NEW."id" AND "c"."revoked_at" IS NOT NULL
        AND ("c"."vehicle_id" IS NULL OR "c"."vehicle_id" = "one"."vehicle_id"))) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_standing_score BEFORE INSERT OR UPDATE OF "score", "certificate_revoked_at" ON "requests"
FOR EACH ROW WHEN (NEW."certificate_revoked_at" IS NOT NULL)
EXECUTE FUNCTION keep_standing_score();
--> statement-breakpoint
-- Adds what one request counts for to its days and month, or takes it off again (sign -1). Of a fleet, the vehicles whose certificate stands count.
CREATE OR REPLACE FUNCTION count_request("request" "requests", "sign" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "score" numeric := counted_score("request");
  "counted" integer := CASE WHEN "score" IS NULL THEN 0 ELSE "sign" END;
  "counted_sum" numeric := "counted" * coalesce("score", 0);
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
  AND (OLD."signed_at", OLD."status" = 'cancelled', OLD."total", OLD."results_sent_at", counted_score(OLD),
      OLD."service_id", OLD."client_id")
    IS DISTINCT FROM
    (NEW."signed_at", NEW."status" = 'cancelled', NEW."total", NEW."results_sent_at", counted_score(NEW),
      NEW."service_id", NEW."client_id")
)
EXECUTE FUNCTION keep_days();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_city_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "city_months" AS "kept" ("month", "service_id", "city_id", "scored", "score_sum")
  SELECT date_trunc('month', riyadh_day("results_sent_at"))::date AS "sent", "service_id", "moved"."city_id",
    "moved"."sign" * count(*), "moved"."sign" * sum(counted_score("requests"))
  FROM "requests", (VALUES (OLD."city_id", -1), (NEW."city_id", 1)) AS "moved" ("city_id", "sign")
  WHERE "branch_id" = NEW."id" AND "results_sent_at" IS NOT NULL AND counted_score("requests") IS NOT NULL
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
-- Last, because the trigger's events stay pending until the end of the transaction. Writes the standing scores of revoked fleets.
UPDATE "requests" SET "certificate_revoked_at" = "certificate_revoked_at"
WHERE "certificate_revoked_at" IS NOT NULL AND EXISTS (SELECT FROM "request_vehicles" WHERE "request_id" = "requests"."id");
