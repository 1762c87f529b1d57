ALTER TABLE "custom_roles" ALTER COLUMN "base" SET DEFAULT 'librarian';
--> statement-breakpoint
ALTER TABLE "designed_fields" ADD COLUMN "place" text;
