ALTER TABLE "contracts" ADD COLUMN "opened_by_id" uuid;
