ALTER TABLE "branches" ALTER COLUMN "place" DROP NOT NULL;

--> statement-breakpoint
-- The places that used to be made up for districts: around their city's centre by the golden angle, inland on the coasts. Where
-- one of them stands, nobody has measured or set anything; it is taken back from districts, branches and registrations under way.
CREATE TEMPORARY TABLE "made_up" ON COMMIT DROP AS
SELECT DISTINCT "districts"."id", "districts"."center"
FROM "districts"
JOIN "cities" ON "cities"."id" = "districts"."city_id"
CROSS JOIN generate_series(0, 199) AS "turn"
CROSS JOIN LATERAL (SELECT "turn" * 2.399963 AS "angle", 0.018 + ("turn" % 4) * 0.009 AS "degrees") AS "at"
CROSS JOIN LATERAL (
  SELECT ("cities"."center"->>'latitude')::float8 AS "latitude", ("cities"."center"->>'longitude')::float8 AS "longitude",
    "at"."degrees" * cos("at"."angle") AS "aside"
) AS "from"
WHERE "districts"."center" IS NOT NULL
  AND abs(("districts"."center"->>'latitude')::float8 - "from"."latitude" - "at"."degrees" * sin("at"."angle")) < 0.00002
  AND abs(("districts"."center"->>'longitude')::float8 - "from"."longitude" - CASE
    WHEN "from"."longitude" > 49.5 THEN -abs("from"."aside")
    WHEN "from"."longitude" < 39.25 THEN abs("from"."aside")
    ELSE "from"."aside" END) < 0.00002;
--> statement-breakpoint
UPDATE "branches" SET "place" = NULL FROM "made_up"
WHERE "branches"."district_id" = "made_up"."id" AND "branches"."place" = "made_up"."center";
--> statement-breakpoint
UPDATE "profile_drafts" SET "answers" = jsonb_set("answers", '{locations,branches}', (
  SELECT jsonb_agg(CASE WHEN EXISTS (
    SELECT 1 FROM "made_up" WHERE "made_up"."id"::text = "row"->>'districtId' AND "made_up"."center" = "row"->'place'
  ) THEN "row" - 'place' ELSE "row" END ORDER BY "position")
  FROM jsonb_array_elements("answers"#>'{locations,branches}') WITH ORDINALITY AS "rows" ("row", "position")
))
WHERE jsonb_typeof("answers"#>'{locations,branches}') = 'array' AND jsonb_array_length("answers"#>'{locations,branches}') > 0;
--> statement-breakpoint
UPDATE "districts" SET "center" = NULL FROM "made_up" WHERE "districts"."id" = "made_up"."id";
