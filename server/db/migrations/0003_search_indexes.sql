CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION search_folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(value), U&' \0627\0628\062a\062c\062d\062e\062f\0630\0631\0632\0633\0634\0635\0636\0637\0639\063a\0641\0642\0643\0644\0645\0646\0647\0648\064aeatoinrslduhcmgpbyfvwkjxqz0123456789\0623\0625\0622\0671\0629\0649\0626\0624\06cc\06a9\06af\067e\0686\06a4\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\064b\064c\064d\064e\064f\0650\0651\0652\0670\0640\200b\200c\200d\200e\200f\061c', ' ABTJHXDVRZSCPWUEGFQKLMNIOYeatoinrslduhcmgpbyfvwkjxqz0123456789AAAAIYYOYKKBJF01234567890123456789');
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "day_off_requests" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("reason", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "inspector_reports" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("reason", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce('R-' || number::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("comment", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce('P-' || number::text, '') || chr(10) || coalesce("reference", '') || chr(10) || coalesce("card_last_four", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce('RF-' || number::text, '') || chr(10) || coalesce("reason", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("code", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("company_name", '') || chr(10) || coalesce("commercial_registration", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("street", '') || chr(10) || coalesce("responsible_name", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("number", '') || chr(10) || coalesce("driver_name", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', '') || chr(10) || coalesce("description"->>'ar', '') || chr(10) || coalesce("description"->>'en', ''))) STORED;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("title", '') || chr(10) || coalesce("message", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "social_templates" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("caption"->>'ar', '') || chr(10) || coalesce("caption"->>'en', ''))) STORED;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED;
--> statement-breakpoint
ALTER TABLE "notification_kinds" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("label"->>'ar', '') || chr(10) || coalesce("label"->>'en', '') || chr(10) || coalesce("description"->>'ar', '') || chr(10) || coalesce("description"->>'en', '') || chr(10) || coalesce("kind", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "nationalities" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("description_ar", '') || chr(10) || coalesce("description_en", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "client_types" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("description_ar", '') || chr(10) || coalesce("description_en", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "cuisine_types" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED;
--> statement-breakpoint
ALTER TABLE "vehicle_types" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED;
--> statement-breakpoint
ALTER TABLE "states" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', '') || chr(10) || coalesce("code", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED;
--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED;
--> statement-breakpoint
CREATE INDEX "users_search_key_index" ON "users" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "day_off_requests_search_key_index" ON "day_off_requests" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "inspector_reports_search_key_index" ON "inspector_reports" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "requests_search_key_index" ON "requests" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "reviews_search_key_index" ON "reviews" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payments_search_key_index" ON "payments" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "refunds_search_key_index" ON "refunds" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "certificates_search_key_index" ON "certificates" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "clients_search_key_index" ON "clients" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "restaurants_search_key_index" ON "restaurants" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "branches_search_key_index" ON "branches" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "vehicles_search_key_index" ON "vehicles" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "services_search_key_index" ON "services" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tickets_search_key_index" ON "tickets" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "social_templates_search_key_index" ON "social_templates" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "settings_search_key_index" ON "settings" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "notification_kinds_search_key_index" ON "notification_kinds" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "nationalities_search_key_index" ON "nationalities" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "client_types_search_key_index" ON "client_types" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "cuisine_types_search_key_index" ON "cuisine_types" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "vehicle_types_search_key_index" ON "vehicle_types" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "states_search_key_index" ON "states" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "cities_search_key_index" ON "cities" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "districts_search_key_index" ON "districts" USING gin ("search_key" gin_trgm_ops);
