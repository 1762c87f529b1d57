ALTER TABLE "requests" ADD COLUMN "preferred_on" date;
