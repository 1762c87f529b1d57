CREATE TABLE "visit_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"work_days" text[] NOT NULL,
	"hours" text NOT NULL,
	"ramadan_hours" text NOT NULL,
	"slot_minutes" integer NOT NULL,
	"visit_minutes" integer NOT NULL,
	"prayer_minutes" integer NOT NULL,
	"travel_minutes" integer NOT NULL,
	"travel_between_cities_minutes" integer NOT NULL,
	"holidays" jsonb,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED
);

--> statement-breakpoint
CREATE INDEX "visit_settings_created_at_id_index" ON "visit_settings" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "visit_settings_search_key_index" ON "visit_settings" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "requests_visits" ON "requests" USING btree ("visit_at") WHERE visit_at is not null;
