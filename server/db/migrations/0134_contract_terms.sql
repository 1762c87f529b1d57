ALTER TABLE "contracts" ADD COLUMN "terms" jsonb;
