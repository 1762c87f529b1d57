CREATE TABLE "client_days" (
	"day" date NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"inspections" integer DEFAULT 0 NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" numeric(12, 1) DEFAULT 0 NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "client_days_day_client_id_pk" PRIMARY KEY("day","client_id")
);

--> statement-breakpoint
CREATE TABLE "question_tallies" (
	"month" date NOT NULL,
	"service_id" uuid NOT NULL,
	"city_id" uuid,
	"question_key" text NOT NULL,
	"zero" integer DEFAULT 0 NOT NULL,
	"one" integer DEFAULT 0 NOT NULL,
	"two" integer DEFAULT 0 NOT NULL,
	"not_applicable" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "question_tallies_place" UNIQUE NULLS NOT DISTINCT("service_id","month","city_id","question_key")
);

--> statement-breakpoint
CREATE TABLE "service_days" (
	"day" date NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"inspections" integer DEFAULT 0 NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" numeric(12, 1) DEFAULT 0 NOT NULL,
	"service_id" uuid NOT NULL,
	CONSTRAINT "service_days_day_service_id_pk" PRIMARY KEY("day","service_id")
);

--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "signed_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "client_days_client_id_day_index" ON "client_days" USING btree ("client_id","day");
--> statement-breakpoint
CREATE INDEX "answers_found" ON "answers" USING btree ("question_key","score","request_id") WHERE score is distinct from 2;
--> statement-breakpoint
CREATE INDEX "requests_service_results_sent" ON "requests" USING btree ("service_id","results_sent_at") WHERE results_sent_at is not null;
--> statement-breakpoint
CREATE INDEX "requests_signed" ON "requests" USING btree ("signed_at") WHERE signed_at is not null;
--> statement-breakpoint
UPDATE "requests" SET "signed_at" = "signed"."at"
FROM (SELECT "request_id", max("signed_at") AS "at" FROM "contracts" GROUP BY "request_id") AS "signed"
WHERE "signed"."request_id" = "requests"."id" AND "signed"."at" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION riyadh_day("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ("at" AT TIME ZONE 'Asia/Riyadh')::date;
--> statement-breakpoint
-- Adds what one request counts for to its days, or takes it off again (sign -1).
CREATE FUNCTION count_request("request" "requests", "sign" integer) RETURNS void LANGUAGE plpgsql AS $$
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
    VALUES (riyadh_day("request"."results_sent_at"), "request"."service_id", "sign",
      CASE WHEN "request"."score" IS NULL THEN 0 ELSE "sign" END, "sign" * coalesce("request"."score", 0))
    ON CONFLICT ("day", "service_id") DO UPDATE
      SET "inspections" = "kept"."inspections" + excluded."inspections",
          "scored" = "kept"."scored" + excluded."scored", "score_sum" = "kept"."score_sum" + excluded."score_sum";
    INSERT INTO "client_days" AS "kept" ("day", "client_id", "inspections", "scored", "score_sum")
    VALUES (riyadh_day("request"."results_sent_at"), "request"."client_id", "sign",
      CASE WHEN "request"."score" IS NULL THEN 0 ELSE "sign" END, "sign" * coalesce("request"."score", 0))
    ON CONFLICT ("day", "client_id") DO UPDATE
      SET "inspections" = "kept"."inspections" + excluded."inspections",
          "scored" = "kept"."scored" + excluded."scored", "score_sum" = "kept"."score_sum" + excluded."score_sum";
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_request(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_request(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction: the rows of a day are shared by everybody, and are held as shortly as can be.
CREATE CONSTRAINT TRIGGER keep_days_begun AFTER INSERT OR DELETE ON "requests"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_days();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_days_changed AFTER UPDATE ON "requests"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (
  (OLD."signed_at" IS NOT NULL OR NEW."signed_at" IS NOT NULL OR NEW."results_sent_at" IS NOT NULL OR OLD."results_sent_at" IS NOT NULL)
  AND (OLD."signed_at", OLD."status" = 'cancelled', OLD."total", OLD."results_sent_at", OLD."score", OLD."service_id", OLD."client_id")
    IS DISTINCT FROM
    (NEW."signed_at", NEW."status" = 'cancelled', NEW."total", NEW."results_sent_at", NEW."score", NEW."service_id", NEW."client_id")
)
EXECUTE FUNCTION keep_days();
--> statement-breakpoint
-- Adds the answers of one request to the tallies of the month in which its results were sent, or takes them off again.
CREATE FUNCTION tally_request("request" "requests", "sign" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "question_tallies" AS "kept"
    ("month", "service_id", "city_id", "question_key", "zero", "one", "two", "not_applicable")
  SELECT date_trunc('month', riyadh_day("request"."results_sent_at"))::date, "request"."service_id",
    (SELECT "city_id" FROM "branches" WHERE "id" = "request"."branch_id"), "question_key",
    "sign" * count(*) FILTER (WHERE "score" = 0), "sign" * count(*) FILTER (WHERE "score" = 1),
    "sign" * count(*) FILTER (WHERE "score" = 2), "sign" * count(*) FILTER (WHERE "score" IS NULL)
  FROM "answers" WHERE "request_id" = "request"."id"
  -- Always in the same order: two that send results at once wait for each other and never cross.
  GROUP BY "question_key" ORDER BY "question_key"
  ON CONFLICT ON CONSTRAINT "question_tallies_place" DO UPDATE
    SET "zero" = "kept"."zero" + excluded."zero", "one" = "kept"."one" + excluded."one",
        "two" = "kept"."two" + excluded."two", "not_applicable" = "kept"."not_applicable" + excluded."not_applicable";
$$;
--> statement-breakpoint
CREATE FUNCTION keep_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."results_sent_at" IS NOT NULL THEN PERFORM tally_request(OLD, -1); END IF;
  IF NEW."results_sent_at" IS NOT NULL THEN PERFORM tally_request(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_tallies AFTER UPDATE ON "requests" FOR EACH ROW
WHEN (OLD."results_sent_at" IS DISTINCT FROM NEW."results_sent_at")
EXECUTE FUNCTION keep_tallies();
--> statement-breakpoint
-- Answers stand when their results are sent; what is written later (a sample business) is counted all the same.
CREATE FUNCTION tally_late_answers() RETURNS trigger LANGUAGE plpgsql AS $$
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
  GROUP BY "sent", "requests"."service_id", "branches"."city_id", "written"."question_key"
  ORDER BY "sent", "requests"."service_id", "branches"."city_id", "written"."question_key"
  ON CONFLICT ON CONSTRAINT "question_tallies_place" DO UPDATE
    SET "zero" = "kept"."zero" + excluded."zero", "one" = "kept"."one" + excluded."one",
        "two" = "kept"."two" + excluded."two", "not_applicable" = "kept"."not_applicable" + excluded."not_applicable";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_late_answers AFTER INSERT ON "answers" REFERENCING NEW TABLE AS "written"
FOR EACH STATEMENT EXECUTE FUNCTION tally_late_answers();
--> statement-breakpoint
-- The answers of sent results never change: what the client was shown is what is counted.
CREATE FUNCTION sent_scores_stand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "requests" WHERE "id" = OLD."request_id" AND "results_sent_at" IS NOT NULL) THEN
    RAISE EXCEPTION 'the results of request % were sent: its scores stand', OLD."request_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sent_scores_stand AFTER UPDATE OF "score" ON "answers" FOR EACH ROW
WHEN (OLD."score" IS DISTINCT FROM NEW."score")
EXECUTE FUNCTION sent_scores_stand();
--> statement-breakpoint
-- What there is already, at once: row by row the rows of a day would be rewritten thousands of times.
WITH "counted" AS (
  SELECT riyadh_day("signed_at") AS "day", "service_id", "client_id", 1 AS "orders", coalesce("total", 0) AS "value",
    0 AS "inspections", 0 AS "scored", 0::numeric AS "score_sum"
  FROM "requests" WHERE "signed_at" IS NOT NULL AND "status" <> 'cancelled'
  UNION ALL
  SELECT riyadh_day("results_sent_at"), "service_id", "client_id", 0, 0, 1, ("score" IS NOT NULL)::integer, coalesce("score", 0)
  FROM "requests" WHERE "results_sent_at" IS NOT NULL
), "of_clients" AS (
  INSERT INTO "client_days" ("day", "client_id", "orders", "value", "inspections", "scored", "score_sum")
  SELECT "day", "client_id", sum("orders"), sum("value"), sum("inspections"), sum("scored"), sum("score_sum")
  FROM "counted" GROUP BY "day", "client_id"
)
INSERT INTO "service_days" ("day", "service_id", "orders", "value", "inspections", "scored", "score_sum")
SELECT "day", "service_id", sum("orders"), sum("value"), sum("inspections"), sum("scored"), sum("score_sum")
FROM "counted" GROUP BY "day", "service_id";
--> statement-breakpoint
INSERT INTO "question_tallies" ("month", "service_id", "city_id", "question_key", "zero", "one", "two", "not_applicable")
SELECT date_trunc('month', riyadh_day("requests"."results_sent_at"))::date AS "sent", "requests"."service_id",
  "branches"."city_id", "answers"."question_key",
  count(*) FILTER (WHERE "answers"."score" = 0), count(*) FILTER (WHERE "answers"."score" = 1),
  count(*) FILTER (WHERE "answers"."score" = 2), count(*) FILTER (WHERE "answers"."score" IS NULL)
FROM "answers"
JOIN "requests" ON "requests"."id" = "answers"."request_id" AND "requests"."results_sent_at" IS NOT NULL
LEFT JOIN "branches" ON "branches"."id" = "requests"."branch_id"
GROUP BY "sent", "requests"."service_id", "branches"."city_id", "answers"."question_key";
