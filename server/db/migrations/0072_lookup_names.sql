-- The same cuisine entered twice: what refers to one refers to the oldest, and the others go to the trash.
CREATE TEMPORARY TABLE "cuisine_doubles" ON COMMIT DROP AS
SELECT "id", "kept" FROM (
  SELECT "id", first_value("id") OVER (
    PARTITION BY search_folded(trim("name"->>'ar')), search_folded(trim("name"->>'en'))
    ORDER BY "created_at", "id"
  ) AS "kept"
  FROM "cuisine_types" WHERE "deleted_at" IS NULL
) AS "named" WHERE "id" <> "kept";
--> statement-breakpoint
UPDATE "clients" SET "cuisine_type_id" = "kept"
FROM "cuisine_doubles" AS "double" WHERE "cuisine_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "restaurants" SET "cuisine_type_id" = "kept"
FROM "cuisine_doubles" AS "double" WHERE "cuisine_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "cuisine_types" SET "deleted_at" = now() WHERE "id" IN (SELECT "id" FROM "cuisine_doubles");
--> statement-breakpoint
-- The same vehicle type.
CREATE TEMPORARY TABLE "vehicle_type_doubles" ON COMMIT DROP AS
SELECT "id", "kept" FROM (
  SELECT "id", first_value("id") OVER (
    PARTITION BY search_folded(trim("name"->>'ar')), search_folded(trim("name"->>'en'))
    ORDER BY "created_at", "id"
  ) AS "kept"
  FROM "vehicle_types" WHERE "deleted_at" IS NULL
) AS "named" WHERE "id" <> "kept";
--> statement-breakpoint
UPDATE "vehicles" SET "vehicle_type_id" = "kept"
FROM "vehicle_type_doubles" AS "double" WHERE "vehicle_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "services" SET "vehicle_type_id" = "kept"
FROM "vehicle_type_doubles" AS "double" WHERE "vehicle_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "vehicle_types" SET "deleted_at" = now() WHERE "id" IN (SELECT "id" FROM "vehicle_type_doubles");
--> statement-breakpoint
-- The same city of one region; regions themselves have a code each and are not merged.
CREATE TEMPORARY TABLE "city_doubles" ON COMMIT DROP AS
SELECT "id", "kept" FROM (
  SELECT "id", first_value("id") OVER (
    PARTITION BY "state_id", search_folded(trim("name"->>'ar')), search_folded(trim("name"->>'en'))
    ORDER BY "created_at", "id"
  ) AS "kept"
  FROM "cities" WHERE "deleted_at" IS NULL
) AS "named" WHERE "id" <> "kept";
--> statement-breakpoint
UPDATE "districts" SET "city_id" = "kept"
FROM "city_doubles" AS "double" WHERE "city_id" = "double"."id";
--> statement-breakpoint
UPDATE "branches" SET "city_id" = "kept"
FROM "city_doubles" AS "double" WHERE "city_id" = "double"."id";
--> statement-breakpoint
UPDATE "supervisors" SET "city_id" = "kept"
FROM "city_doubles" AS "double" WHERE "city_id" = "double"."id";
--> statement-breakpoint
UPDATE "inspectors" SET "city_id" = "kept"
FROM "city_doubles" AS "double" WHERE "city_id" = "double"."id";
--> statement-breakpoint
UPDATE "supervisors" SET "coverage_city_ids" = (
  SELECT array_agg("id" ORDER BY "place") FROM (
    SELECT coalesce("kept", "held") AS "id", min("place") AS "place"
    FROM unnest("coverage_city_ids") WITH ORDINALITY AS "one" ("held", "place")
    LEFT JOIN "city_doubles" AS "double" ON "double"."id" = "held"
    GROUP BY 1
  ) AS "merged"
)
WHERE "coverage_city_ids" && (SELECT array_agg("id") FROM "city_doubles");
--> statement-breakpoint
UPDATE "inspectors" SET "coverage_city_ids" = (
  SELECT array_agg("id" ORDER BY "place") FROM (
    SELECT coalesce("kept", "held") AS "id", min("place") AS "place"
    FROM unnest("coverage_city_ids") WITH ORDINALITY AS "one" ("held", "place")
    LEFT JOIN "city_doubles" AS "double" ON "double"."id" = "held"
    GROUP BY 1
  ) AS "merged"
)
WHERE "coverage_city_ids" && (SELECT array_agg("id") FROM "city_doubles");
--> statement-breakpoint
INSERT INTO "question_tallies" AS "tally"
  ("month", "service_id", "city_id", "question_key", "zero", "one", "two", "not_applicable")
SELECT "month", "service_id", "kept", "question_key", sum("zero"), sum("one"), sum("two"), sum("not_applicable")
FROM "question_tallies" JOIN "city_doubles" AS "double" ON "double"."id" = "city_id"
GROUP BY "month", "service_id", "kept", "question_key"
ON CONFLICT ON CONSTRAINT "question_tallies_place" DO UPDATE
  SET "zero" = "tally"."zero" + excluded."zero", "one" = "tally"."one" + excluded."one",
      "two" = "tally"."two" + excluded."two", "not_applicable" = "tally"."not_applicable" + excluded."not_applicable";
--> statement-breakpoint
DELETE FROM "question_tallies" WHERE "city_id" IN (SELECT "id" FROM "city_doubles");
--> statement-breakpoint
UPDATE "cities" SET "deleted_at" = now() WHERE "id" IN (SELECT "id" FROM "city_doubles");
--> statement-breakpoint
-- The same district of one city, after the districts of merged cities have come together.
CREATE TEMPORARY TABLE "district_doubles" ON COMMIT DROP AS
SELECT "id", "kept" FROM (
  SELECT "id", first_value("id") OVER (
    PARTITION BY "city_id", search_folded(trim("name"->>'ar')), search_folded(trim("name"->>'en'))
    ORDER BY "created_at", "id"
  ) AS "kept"
  FROM "districts" WHERE "deleted_at" IS NULL
) AS "named" WHERE "id" <> "kept";
--> statement-breakpoint
UPDATE "branches" SET "district_id" = "kept"
FROM "district_doubles" AS "double" WHERE "district_id" = "double"."id";
--> statement-breakpoint
-- A place on the map that the oldest lacks comes from the others.
UPDATE "districts" SET "center" = "located"."center"
FROM (
  SELECT DISTINCT ON ("kept") "kept", "other"."center"
  FROM "district_doubles" AS "double" JOIN "districts" AS "other" ON "other"."id" = "double"."id"
  WHERE "other"."center" IS NOT NULL ORDER BY "kept", "other"."created_at", "other"."id"
) AS "located"
WHERE "districts"."id" = "located"."kept" AND "districts"."center" IS NULL;
--> statement-breakpoint
UPDATE "districts" SET "deleted_at" = now() WHERE "id" IN (SELECT "id" FROM "district_doubles");
--> statement-breakpoint
-- Two of one name in one language alone stay two: the younger's name is numbered until somebody corrects it. A numbered
-- name can be another one's already; then it is numbered again.
DO $$
DECLARE
  "place" record;
  "changed" integer;
BEGIN
  FOR "place" IN
    SELECT * FROM (VALUES
      ('cuisine_types', 'NULL'), ('vehicle_types', 'NULL'), ('states', 'NULL'), ('cities', 'state_id'), ('districts', 'city_id')
    ) AS "one" ("of", "within"), unnest(ARRAY['ar', 'en']) AS "language"
  LOOP
    LOOP
      EXECUTE format(
        $update$
          UPDATE %1$I SET "name" = jsonb_set("name", ARRAY[%2$L], to_jsonb(("name"->>%2$L) || ' (' || "number" || ')'))
          FROM (
            SELECT "id" AS "numbered",
              row_number() OVER (PARTITION BY %3$s, lower("name"->>%2$L) ORDER BY "created_at", "id") AS "number"
            FROM %1$I WHERE "deleted_at" IS NULL
          ) AS "same" WHERE "id" = "numbered" AND "number" > 1
        $update$,
        "place"."of", "place"."language", "place"."within"
      );
      GET DIAGNOSTICS "changed" = ROW_COUNT;
      EXIT WHEN "changed" = 0;
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "cuisine_types_name_ar_index" ON "cuisine_types" USING btree (lower("name"->>'ar')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "cuisine_types_name_en_index" ON "cuisine_types" USING btree (lower("name"->>'en')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_types_name_ar_index" ON "vehicle_types" USING btree (lower("name"->>'ar')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_types_name_en_index" ON "vehicle_types" USING btree (lower("name"->>'en')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "states_name_ar_index" ON "states" USING btree (lower("name"->>'ar')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "states_name_en_index" ON "states" USING btree (lower("name"->>'en')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "cities_state_id_name_ar_index" ON "cities" USING btree ("state_id",lower("name"->>'ar')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "cities_state_id_name_en_index" ON "cities" USING btree ("state_id",lower("name"->>'en')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "districts_city_id_name_ar_index" ON "districts" USING btree ("city_id",lower("name"->>'ar')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "districts_city_id_name_en_index" ON "districts" USING btree ("city_id",lower("name"->>'en')) WHERE deleted_at is null;
