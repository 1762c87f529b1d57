CREATE TABLE "payment_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"payment" text NOT NULL,
	"moment" text NOT NULL,
	"days" integer NOT NULL,
	"channels" text[] NOT NULL,
	"applies_from" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED
);

--> statement-breakpoint
CREATE INDEX "payment_reminders_payment_id_index" ON "payment_reminders" USING btree ("payment","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reminders_payment_moment_days_index" ON "payment_reminders" USING btree ("payment","moment","days") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "payment_reminders_search_key_index" ON "payment_reminders" USING gin ("search_key" gin_trgm_ops);
