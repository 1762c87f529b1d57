ALTER TABLE "files" ADD COLUMN "attached" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Nobody has written down what holds these: they stay.
UPDATE "files" SET "attached" = true;--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE not attached;
