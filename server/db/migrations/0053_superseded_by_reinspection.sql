-- Until now a visit of failed items left the earlier visit's certificate of the same branch or vehicle valid beside its own.
UPDATE "certificates" AS "earlier" SET "superseded_at" = "newer"."issued_at"
FROM "requests" AS "visit"
JOIN "certificates" AS "newer" ON "newer"."request_id" = "visit"."id"
WHERE "visit"."reinspection_of_id" = "earlier"."request_id"
  AND "newer"."vehicle_id" IS NOT DISTINCT FROM "earlier"."vehicle_id"
  AND "newer"."superseded_at" IS NULL AND "newer"."revoked_at" IS NULL
  AND "earlier"."superseded_at" IS NULL AND "earlier"."revoked_at" IS NULL;
