ALTER TABLE "corrective_items" ADD COLUMN "draft" jsonb;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "drafted_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD COLUMN "drafted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "other_branch_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "ordered_with_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "opened_by_id" uuid;
--> statement-breakpoint
CREATE INDEX "requests_ordered_with" ON "requests" USING btree ("ordered_with_id") WHERE ordered_with_id is not null;
