ALTER TABLE "users" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_en" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || coalesce(name_en, ''))) STORED;
--> statement-breakpoint
CREATE INDEX "users_search_key_index" ON "users" USING gin ("search_key" gin_trgm_ops);
