ALTER TABLE "corrective_items" ADD COLUMN "draft" jsonb;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "drafted_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "drafted_at" timestamp with time zone;
