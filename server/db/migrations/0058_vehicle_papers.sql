ALTER TABLE "vehicles" ADD COLUMN "papers" uuid[];
--> statement-breakpoint
-- The same paper entered twice: the newest entry stays, the others go to the trash.
UPDATE "branch_documents" AS one SET "deleted_at" = now()
WHERE one."deleted_at" IS NULL AND EXISTS (
  SELECT 1 FROM "branch_documents" AS other
  WHERE other."deleted_at" IS NULL AND other."branch_id" = one."branch_id" AND other."kind" = one."kind"
    AND other."expires_on" = one."expires_on" AND other."number" = one."number"
    AND (other."created_at", other."id") > (one."created_at", one."id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "branch_documents_branch_id_kind_expires_on_number_index" ON "branch_documents" USING btree ("branch_id","kind","expires_on","number") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "vehicles_papers_index" ON "vehicles" USING gin ("papers");
--> statement-breakpoint
-- Only a service for vehicles is for one type of them.
UPDATE "services" SET "vehicle_type_id" = NULL WHERE "subject" <> 'vehicle';
