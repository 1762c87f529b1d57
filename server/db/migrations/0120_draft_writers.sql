ALTER TABLE "record_drafts" ADD COLUMN "writer" text;
--> statement-breakpoint
ALTER TABLE "record_drafts" ADD COLUMN "writes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "writer" text;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "writes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "profile_drafts" ADD COLUMN "writer" text;
--> statement-breakpoint
ALTER TABLE "profile_drafts" ADD COLUMN "writes" integer DEFAULT 0 NOT NULL;
