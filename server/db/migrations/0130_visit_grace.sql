-- Since a visit may begin a quarter of an hour after its time, visits that were counted as late before are judged again, by the
-- visit that their request has now.
UPDATE "request_history" AS "steps" SET "stay_late" = "steps"."at" > "requests"."visit_at" + interval '15 minutes'
FROM "requests"
WHERE "requests"."id" = "steps"."request_id" AND "steps"."from" = 'inspector_assigned' AND "steps"."stay_late"
  AND "steps"."at" <= "requests"."visit_at" + interval '15 minutes';
--> statement-breakpoint
-- All slots of a month in one, besides slot -1 of the stays that ended before steps held them.
WITH "counted" AS (
  SELECT date_trunc('month', riyadh_day("steps"."at"))::date AS "month", CASE WHEN "steps"."stay_seconds" IS NULL THEN -1 ELSE 0 END AS "slot",
    count(*) FILTER (WHERE coalesce("steps"."stay_late", "steps"."at" > "requests"."visit_at" + interval '15 minutes'))::integer AS "late"
  FROM "request_history" AS "steps" JOIN "requests" ON "requests"."id" = "steps"."request_id"
  WHERE "steps"."from" = 'inspector_assigned' AND "steps"."to" <> "steps"."from"
  GROUP BY 1, 2)
UPDATE "status_stays" AS "kept" SET "late" = CASE WHEN "kept"."slot" = (
    SELECT min("same"."slot") FROM "status_stays" AS "same"
    WHERE "same"."month" = "kept"."month" AND "same"."status" = "kept"."status" AND ("same"."slot" < 0) = ("kept"."slot" < 0))
  THEN "counted"."late" ELSE 0 END
FROM "counted"
WHERE "kept"."status" = 'inspector_assigned' AND "kept"."month" = "counted"."month"
  AND ("kept"."slot" < 0) = ("counted"."slot" < 0);
