ALTER TABLE "designed_fields" ADD COLUMN "formula" text;
--> statement-breakpoint
ALTER TABLE "designed_fields" ADD COLUMN "shown_field" text;
--> statement-breakpoint
ALTER TABLE "designed_fields" ADD COLUMN "shown_values" text;
