ALTER TABLE "client_types" ADD COLUMN "nationality_ids" uuid[];
