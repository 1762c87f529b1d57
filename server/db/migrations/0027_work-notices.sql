DROP INDEX "notifications_unread";
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "waits_for" uuid;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "done_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "open" boolean GENERATED ALWAYS AS (case when waits_for is null then read_at is null else done_at is null end) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_open" ON "notifications" USING btree ("user_id") WHERE open;
--> statement-breakpoint
CREATE INDEX "notifications_waiting" ON "notifications" USING btree ("waits_for") WHERE waits_for is not null and done_at is null;
