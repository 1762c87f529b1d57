ALTER TABLE "inspectors" ADD COLUMN "conflict_client_ids" uuid[];
