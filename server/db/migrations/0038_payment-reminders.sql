ALTER TABLE "instalments" ADD COLUMN "reminded_on" date;
