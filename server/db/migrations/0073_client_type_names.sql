-- The same main type entered twice: what refers to one refers to the oldest, and the others go to the trash. Two that ask
-- different questions of a company are not the same.
CREATE TEMPORARY TABLE "main_type_doubles" ON COMMIT DROP AS
SELECT "id", "kept", "active" FROM (
  SELECT "id", "active", first_value("id") OVER (
    PARTITION BY "parent_id", "activity", search_folded(trim("description_ar")), search_folded(trim("description_en"))
    ORDER BY "created_at", "id"
  ) AS "kept"
  FROM "client_types" WHERE "deleted_at" IS NULL AND "parent_id" IS NULL
) AS "named" WHERE "id" <> "kept";
--> statement-breakpoint
UPDATE "client_types" SET "parent_id" = "kept"
FROM "main_type_doubles" AS "double" WHERE "parent_id" = "double"."id";
--> statement-breakpoint
UPDATE "clients" SET "client_type_id" = "kept"
FROM "main_type_doubles" AS "double" WHERE "client_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "clients" SET "client_sub_type_id" = "kept"
FROM "main_type_doubles" AS "double" WHERE "client_sub_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "client_types" SET "active" = true
WHERE "id" IN (SELECT "kept" FROM "main_type_doubles" WHERE "active");
--> statement-breakpoint
UPDATE "client_types" SET "deleted_at" = now() WHERE "id" IN (SELECT "id" FROM "main_type_doubles");
--> statement-breakpoint
-- The same type below one main type, after the types of merged main types have come together.
CREATE TEMPORARY TABLE "sub_type_doubles" ON COMMIT DROP AS
SELECT "id", "kept", "active" FROM (
  SELECT "id", "active", first_value("id") OVER (
    PARTITION BY "parent_id", "activity", search_folded(trim("description_ar")), search_folded(trim("description_en"))
    ORDER BY "created_at", "id"
  ) AS "kept"
  FROM "client_types" WHERE "deleted_at" IS NULL AND "parent_id" IS NOT NULL
) AS "named" WHERE "id" <> "kept";
--> statement-breakpoint
UPDATE "client_types" SET "parent_id" = "kept"
FROM "sub_type_doubles" AS "double" WHERE "parent_id" = "double"."id";
--> statement-breakpoint
UPDATE "clients" SET "client_type_id" = "kept"
FROM "sub_type_doubles" AS "double" WHERE "client_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "clients" SET "client_sub_type_id" = "kept"
FROM "sub_type_doubles" AS "double" WHERE "client_sub_type_id" = "double"."id";
--> statement-breakpoint
UPDATE "client_types" SET "active" = true
WHERE "id" IN (SELECT "kept" FROM "sub_type_doubles" WHERE "active");
--> statement-breakpoint
UPDATE "client_types" SET "deleted_at" = now() WHERE "id" IN (SELECT "id" FROM "sub_type_doubles");
--> statement-breakpoint
-- Two of one name in one language alone stay two: the younger's name is numbered until somebody corrects it. A numbered
-- name can be another one's already; then it is numbered again.
DO $$
DECLARE
  "name" text;
  "changed" integer;
BEGIN
  FOREACH "name" IN ARRAY ARRAY['description_ar', 'description_en'] LOOP
    LOOP
      EXECUTE format(
        $update$
          UPDATE "client_types" SET %1$I = %1$I || ' (' || "number" || ')'
          FROM (
            SELECT "id" AS "numbered", row_number() OVER (PARTITION BY "parent_id", %1$I ORDER BY "created_at", "id") AS "number"
            FROM "client_types" WHERE "deleted_at" IS NULL
          ) AS "same" WHERE "id" = "numbered" AND "number" > 1
        $update$,
        "name"
      );
      GET DIAGNOSTICS "changed" = ROW_COUNT;
      EXIT WHEN "changed" = 0;
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "client_types_parent_id_description_ar_index" ON "client_types" USING btree ("parent_id","description_ar") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "client_types_description_ar_index" ON "client_types" USING btree ("description_ar") WHERE deleted_at is null and "parent_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "client_types_parent_id_description_en_index" ON "client_types" USING btree ("parent_id","description_en") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "client_types_description_en_index" ON "client_types" USING btree ("description_en") WHERE deleted_at is null and "parent_id" is null;
