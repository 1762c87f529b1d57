DROP INDEX "saved_views_list_index";
--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "shared_with" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- What was shared with the whole team stays so.
UPDATE "saved_views" SET "shared_with" = '{librarian}' WHERE "shared";
--> statement-breakpoint
CREATE INDEX "saved_views_list_index" ON "saved_views" USING btree ("list") WHERE shared_with <> '{}';
--> statement-breakpoint
-- LOSES DATA: every shared of saved_views
ALTER TABLE "saved_views" DROP COLUMN "shared";
