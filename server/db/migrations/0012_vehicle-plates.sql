-- What was typed before plates had a rule takes their form; what is no plate stays until somebody changes it.
WITH "signs" AS (
  SELECT "id", translate(upper(regexp_replace("number", '[[:space:]ـ-]', '', 'g')), 'ABJDRSXTEGKLZNHUVاإآي٠١٢٣٤٥٦٧٨٩', 'أبحدرسصطعقكلمنهوىأأأى0123456789') AS "text"
  FROM "vehicles"
), "parts" AS (
  SELECT "id", regexp_match("text", '^([0-9]{0,4})([أبحدرسصطعقكلمنهوى])([أبحدرسصطعقكلمنهوى])([أبحدرسصطعقكلمنهوى])([0-9]{0,4})$') AS "part" FROM "signs"
)
UPDATE "vehicles" SET "number" =
  replace(concat_ws(' ', "part"[2], "part"[3], "part"[4]), 'ه', 'هـ') || ' ' || "part"[1] || "part"[5]
FROM "parts"
WHERE "parts"."id" = "vehicles"."id" AND ("part"[1] = '') <> ("part"[5] = '');--> statement-breakpoint
-- A plate that a company holds twice is marked on all but its first vehicle, for somebody to look at.
UPDATE "vehicles" SET "number" = "vehicles"."number" || ' (' || "again"."nth" || ')'
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "client_id", "number" ORDER BY "created_at", "id") AS "nth"
  FROM "vehicles" WHERE "deleted_at" IS NULL
) AS "again"
WHERE "again"."id" = "vehicles"."id" AND "again"."nth" > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_client_id_number_index" ON "vehicles" USING btree ("client_id","number") WHERE deleted_at is null;
