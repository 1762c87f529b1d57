ALTER TABLE "supervisors" ADD COLUMN "experience_years" integer;
