ALTER TABLE "requests" ADD COLUMN "reinspected_items" jsonb;
--> statement-breakpoint
-- Until now they were those of branches alone, which have no vehicle.
UPDATE "requests" SET "reinspected_items" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('vehicleId', null, 'questionKey', "key") ORDER BY "place"), '[]')
  FROM unnest("reinspected_keys") WITH ORDINALITY AS "asked" ("key", "place"))
WHERE "reinspected_keys" IS NOT NULL;
--> statement-breakpoint
-- Every value of it stands in reinspected_items now.
ALTER TABLE "requests" DROP COLUMN "reinspected_keys";
