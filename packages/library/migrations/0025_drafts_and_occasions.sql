ALTER TABLE "record_drafts" ADD COLUMN "writer" text;
--> statement-breakpoint
ALTER TABLE "record_drafts" ADD COLUMN "writes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "automation_runs_occasion_index" ON "automation_runs" USING btree ("occasion");
