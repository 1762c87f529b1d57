CREATE TABLE "status_counts" (
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "status_counts_status_slot_pk" PRIMARY KEY("status","slot")
);

--> statement-breakpoint
INSERT INTO "status_counts" ("status", "slot", "total")
SELECT "status", 0, count(*) FROM "requests" GROUP BY "status";
--> statement-breakpoint
-- Each connection adds to a slot of its own, so that nobody waits for another who moves a request at the same moment.
CREATE FUNCTION keep_status_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "status_counts" AS "kept" ("status", "slot", "total")
  SELECT "changed"."status", pg_backend_pid() % 32, "changed"."by"
  FROM (VALUES
    (CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" END, -1),
    (CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" END, 1)) AS "changed" ("status", "by")
  WHERE "changed"."status" IS NOT NULL
  -- Always in the same order: two of one slot wait for each other and never cross.
  ORDER BY "changed"."status"
  ON CONFLICT ("status", "slot") DO UPDATE SET "total" = "kept"."total" + excluded."total";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, as the days of the statistics: what may be shared is held as shortly as can be.
CREATE CONSTRAINT TRIGGER keep_status_counts_begun AFTER INSERT OR DELETE ON "requests"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_status_counts();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_status_counts_moved AFTER UPDATE ON "requests"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (OLD."status" IS DISTINCT FROM NEW."status")
EXECUTE FUNCTION keep_status_counts();
--> statement-breakpoint
CREATE FUNCTION empty_status_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "status_counts";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER empty_status_counts AFTER TRUNCATE ON "requests"
FOR EACH STATEMENT EXECUTE FUNCTION empty_status_counts();
