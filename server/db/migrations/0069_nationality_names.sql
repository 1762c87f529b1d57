-- The same nationality entered twice: what refers to one refers to the oldest, and the others go to the trash.
CREATE TEMPORARY TABLE "nationality_doubles" ON COMMIT DROP AS
SELECT "id", "kept", "active" FROM (
  SELECT "id", "active", first_value("id") OVER (
    PARTITION BY search_folded(trim("description_ar")), search_folded(trim("description_en"))
    ORDER BY "created_at", "id"
  ) AS "kept"
  FROM "nationalities" WHERE "deleted_at" IS NULL
) AS "named" WHERE "id" <> "kept";
--> statement-breakpoint
UPDATE "supervisors" SET "nationality_id" = "kept"
FROM "nationality_doubles" AS "double" WHERE "nationality_id" = "double"."id";
--> statement-breakpoint
UPDATE "inspectors" SET "nationality_id" = "kept"
FROM "nationality_doubles" AS "double" WHERE "nationality_id" = "double"."id";
--> statement-breakpoint
UPDATE "clients" SET "nationality_ids" = (
  SELECT array_agg("id" ORDER BY "place") FROM (
    SELECT coalesce("kept", "held") AS "id", min("place") AS "place"
    FROM unnest("nationality_ids") WITH ORDINALITY AS "one" ("held", "place")
    LEFT JOIN "nationality_doubles" AS "double" ON "double"."id" = "held"
    GROUP BY 1
  ) AS "merged"
)
WHERE "nationality_ids" && (SELECT array_agg("id") FROM "nationality_doubles");
--> statement-breakpoint
UPDATE "nationalities" SET "active" = true
WHERE "id" IN (SELECT "kept" FROM "nationality_doubles" WHERE "active");
--> statement-breakpoint
UPDATE "nationalities" SET "deleted_at" = now() WHERE "id" IN (SELECT "id" FROM "nationality_doubles");
--> statement-breakpoint
-- Two nationalities of one name in one language alone stay two: the younger's name is numbered until somebody mends it.
UPDATE "nationalities" SET "description_ar" = "description_ar" || ' (' || "number" || ')'
FROM (
  SELECT "id" AS "numbered", row_number() OVER (PARTITION BY "description_ar" ORDER BY "created_at", "id") AS "number"
  FROM "nationalities" WHERE "deleted_at" IS NULL
) AS "same" WHERE "id" = "numbered" AND "number" > 1;
--> statement-breakpoint
UPDATE "nationalities" SET "description_en" = "description_en" || ' (' || "number" || ')'
FROM (
  SELECT "id" AS "numbered", row_number() OVER (PARTITION BY "description_en" ORDER BY "created_at", "id") AS "number"
  FROM "nationalities" WHERE "deleted_at" IS NULL
) AS "same" WHERE "id" = "numbered" AND "number" > 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "nationalities_description_ar_index" ON "nationalities" USING btree ("description_ar") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "nationalities_description_en_index" ON "nationalities" USING btree ("description_en") WHERE deleted_at is null;
