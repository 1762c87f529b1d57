ALTER TABLE "services" RENAME COLUMN "reviewed" TO "requires_contract_review";
