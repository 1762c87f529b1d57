DROP INDEX "users_client_id_email_index";
--> statement-breakpoint
DROP INDEX "users_client_id_index";
--> statement-breakpoint
-- LOSES DATA: the table branch_assignments
DROP TABLE "branch_assignments" CASCADE;
--> statement-breakpoint
-- LOSES DATA: every client_id of users
ALTER TABLE "users" DROP COLUMN "client_id";
--> statement-breakpoint
-- LOSES DATA: every spending_limit of users
ALTER TABLE "users" DROP COLUMN "spending_limit";
