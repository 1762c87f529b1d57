ALTER TABLE "requests" ADD COLUMN "reinspection_of_id" uuid;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reinspected_keys" text[];
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "reinspection_percent" numeric(5, 2);
--> statement-breakpoint
CREATE UNIQUE INDEX "requests_reinspection_of" ON "requests" USING btree ("reinspection_of_id") WHERE reinspection_of_id is not null and status <> 'cancelled';
