-- A view belongs to one list; until now the several lists of a resource shared theirs.
ALTER TABLE "saved_views" RENAME COLUMN "resource" TO "list";
--> statement-breakpoint
ALTER INDEX "saved_views_user_id_resource_name_index" RENAME TO "saved_views_user_id_list_name_index";
--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "saved_views_list_index" ON "saved_views" USING btree ("list") WHERE shared;
--> statement-breakpoint
-- A supervisor had one set of views in two lists: the forms to review get their own copies.
INSERT INTO "saved_views" ("user_id", "list", "name", "address", "created_at")
SELECT v."user_id", 'supervisorForms', v."name", v."address", v."created_at"
FROM "saved_views" v JOIN "users" u ON u."id" = v."user_id"
WHERE v."list" = 'requests' AND u."role" = 'supervisor';
--> statement-breakpoint
UPDATE "saved_views" v SET "list" = CASE
  WHEN v."list" = 'requests' AND u."role" IN ('client', 'branch_manager') THEN 'clientRequests'
  WHEN v."list" = 'requests' AND u."role" = 'supervisor' THEN 'supervisorRequests'
  WHEN v."list" = 'requests' THEN 'houseRequests'
  WHEN v."list" = 'certificates' AND u."role" IN ('client', 'branch_manager') THEN 'ownCertificates'
  WHEN v."list" = 'taxDocuments' AND u."role" IN ('client', 'branch_manager') THEN 'ownInvoices'
  ELSE v."list"
END
FROM "users" u
WHERE u."id" = v."user_id" AND v."list" IN ('requests', 'certificates', 'taxDocuments');
