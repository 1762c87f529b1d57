ALTER TABLE "vehicles" ALTER COLUMN "driver_name" DROP NOT NULL;
