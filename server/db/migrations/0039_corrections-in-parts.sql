ALTER TABLE "corrective_items" ADD COLUMN "contested" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "assigned_to_id" uuid;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "corrective_rounds" ADD COLUMN "contested" boolean DEFAULT false NOT NULL;
