ALTER TABLE "users" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "clients" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "restaurants" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "branches" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_en" text;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "company_name_en" text;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "name_en" text;
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "name_en" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || coalesce(name_en, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("company_name", '') || chr(10) || coalesce("company_name_en", '') || chr(10) || coalesce('C-' || "code_number"::text, '') || chr(10) || coalesce("commercial_registration", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("name_en", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("name_en", '') || chr(10) || coalesce("street", '') || chr(10) || coalesce("responsible_name", '') || chr(10) || coalesce("responsible_phone", ''))) STORED;
