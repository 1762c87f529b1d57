ALTER TABLE "automations" ADD COLUMN "pressers" text[];
