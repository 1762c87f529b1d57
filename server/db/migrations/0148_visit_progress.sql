ALTER TABLE "visit_settings" ADD COLUMN "progress_shown" text DEFAULT 'progress' NOT NULL;
