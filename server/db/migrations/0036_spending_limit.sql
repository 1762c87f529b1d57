ALTER TABLE "users" ADD COLUMN "spending_limit" bigint;
