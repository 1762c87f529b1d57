ALTER TABLE "answers" ADD COLUMN "carried" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "answers" SET "carried" = true FROM "requests"
WHERE "requests"."id" = "answers"."request_id" AND "requests"."reinspected_keys" IS NOT NULL
  AND "answers"."question_key" <> ALL ("requests"."reinspected_keys");
--> statement-breakpoint
-- What a re-inspection took over was not asked again: it is counted with the visit that asked it, and once.
CREATE OR REPLACE FUNCTION tally_request("request" "requests", "sign" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "question_tallies" AS "kept"
    ("month", "service_id", "city_id", "question_key", "zero", "one", "two", "not_applicable")
  SELECT date_trunc('month', riyadh_day("request"."results_sent_at"))::date, "request"."service_id",
    (SELECT "city_id" FROM "branches" WHERE "id" = "request"."branch_id"), "question_key",
    "sign" * count(*) FILTER (WHERE "score" = 0), "sign" * count(*) FILTER (WHERE "score" = 1),
    "sign" * count(*) FILTER (WHERE "score" = 2), "sign" * count(*) FILTER (WHERE "score" IS NULL)
  FROM "answers" WHERE "request_id" = "request"."id" AND NOT "carried"
  -- Always in the same order: two that send results at once wait for each other and never cross.
  GROUP BY "question_key" ORDER BY "question_key"
  ON CONFLICT ON CONSTRAINT "question_tallies_place" DO UPDATE
    SET "zero" = "kept"."zero" + excluded."zero", "one" = "kept"."one" + excluded."one",
        "two" = "kept"."two" + excluded."two", "not_applicable" = "kept"."not_applicable" + excluded."not_applicable";
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_late_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "question_tallies" AS "kept"
    ("month", "service_id", "city_id", "question_key", "zero", "one", "two", "not_applicable")
  SELECT date_trunc('month', riyadh_day("requests"."results_sent_at"))::date AS "sent", "requests"."service_id",
    "branches"."city_id", "written"."question_key",
    count(*) FILTER (WHERE "written"."score" = 0), count(*) FILTER (WHERE "written"."score" = 1),
    count(*) FILTER (WHERE "written"."score" = 2), count(*) FILTER (WHERE "written"."score" IS NULL)
  FROM "written"
  JOIN "requests" ON "requests"."id" = "written"."request_id" AND "requests"."results_sent_at" IS NOT NULL
  LEFT JOIN "branches" ON "branches"."id" = "requests"."branch_id"
  WHERE NOT "written"."carried"
  GROUP BY "sent", "requests"."service_id", "branches"."city_id", "written"."question_key"
  ORDER BY "sent", "requests"."service_id", "branches"."city_id", "written"."question_key"
  ON CONFLICT ON CONSTRAINT "question_tallies_place" DO UPDATE
    SET "zero" = "kept"."zero" + excluded."zero", "one" = "kept"."one" + excluded."one",
        "two" = "kept"."two" + excluded."two", "not_applicable" = "kept"."not_applicable" + excluded."not_applicable";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was counted twice until now comes off again.
WITH "twice" AS (
  SELECT date_trunc('month', riyadh_day("requests"."results_sent_at"))::date AS "month", "requests"."service_id",
    "branches"."city_id", "answers"."question_key",
    count(*) FILTER (WHERE "answers"."score" = 0) AS "zero", count(*) FILTER (WHERE "answers"."score" = 1) AS "one",
    count(*) FILTER (WHERE "answers"."score" = 2) AS "two", count(*) FILTER (WHERE "answers"."score" IS NULL) AS "none"
  FROM "answers"
  JOIN "requests" ON "requests"."id" = "answers"."request_id" AND "requests"."results_sent_at" IS NOT NULL
  LEFT JOIN "branches" ON "branches"."id" = "requests"."branch_id"
  WHERE "answers"."carried"
  GROUP BY 1, 2, 3, 4
)
UPDATE "question_tallies" AS "kept"
SET "zero" = "kept"."zero" - "twice"."zero", "one" = "kept"."one" - "twice"."one",
    "two" = "kept"."two" - "twice"."two", "not_applicable" = "kept"."not_applicable" - "twice"."none"
FROM "twice"
WHERE "kept"."month" = "twice"."month" AND "kept"."service_id" = "twice"."service_id"
  AND "kept"."city_id" IS NOT DISTINCT FROM "twice"."city_id" AND "kept"."question_key" = "twice"."question_key";
