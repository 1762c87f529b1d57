ALTER TABLE "certificates" ADD COLUMN "branch_id" uuid;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "service_id" uuid;
--> statement-breakpoint
CREATE INDEX "certificates_branch_id_issued_at_index" ON "certificates" USING btree ("branch_id","issued_at");

--> statement-breakpoint
UPDATE "certificates" SET "branch_id" = "requests"."branch_id", "service_id" = "requests"."service_id" FROM "requests" WHERE "requests"."id" = "certificates"."request_id";
