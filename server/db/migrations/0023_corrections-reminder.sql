ALTER TABLE "requests" ADD COLUMN "corrections_reminded" integer;
