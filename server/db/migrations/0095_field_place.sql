ALTER TABLE "custom_roles" ALTER COLUMN "base" SET DEFAULT 'admin';
--> statement-breakpoint
ALTER TABLE "designed_fields" ADD COLUMN "place" text;
