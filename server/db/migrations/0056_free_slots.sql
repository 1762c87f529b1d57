-- A transaction that moves several requests adds up row by row: two of one slot could each hold the status that the other one
-- wanted next. Now a transaction takes a slot that nobody else has, and nobody ever waits. There are as many slots as
-- transactions that end at the same moment, never more than PostgreSQL has connections.
CREATE OR REPLACE FUNCTION keep_status_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "free" integer := 0;
BEGIN
  -- Let go of when the transaction has ended, and had at once by whoever has it already.
  WHILE NOT pg_try_advisory_xact_lock('status_counts'::regclass::oid::integer, "free") LOOP
    "free" := "free" + 1;
  END LOOP;
  INSERT INTO "status_counts" AS "kept" ("status", "slot", "total")
  SELECT "changed"."status", "free", "changed"."by"
  FROM (VALUES
    (CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" END, -1),
    (CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" END, 1)) AS "changed" ("status", "by")
  WHERE "changed"."status" IS NOT NULL
  ON CONFLICT ("status", "slot") DO UPDATE SET "total" = "kept"."total" + excluded."total";
  RETURN NULL;
END $$;
