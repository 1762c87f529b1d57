DROP INDEX "users_email_index";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_taken" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_client_id_email_index" ON "users" USING btree ("client_id","email") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email") WHERE deleted_at is null and not email_taken;
