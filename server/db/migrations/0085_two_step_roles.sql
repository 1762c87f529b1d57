ALTER TABLE "settings" ADD COLUMN "two_step_roles" text[];
