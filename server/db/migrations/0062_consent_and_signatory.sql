ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_read_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "signatory_name" jsonb;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "signatory_capacity" jsonb;
