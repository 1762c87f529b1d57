ALTER TABLE "branches" ADD COLUMN "opening_hours" jsonb;
--> statement-breakpoint
ALTER TABLE "visit_settings" ADD COLUMN "notice_hours" integer DEFAULT 24 NOT NULL;
