CREATE TABLE "custom_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"base" text NOT NULL,
	"description" text,
	"narrowing" jsonb DEFAULT '{"records":{},"rights":[],"menu":[],"home":null}'::jsonb,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "custom_role_id" uuid;
--> statement-breakpoint
CREATE INDEX "custom_roles_created_at_id_index" ON "custom_roles" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "custom_roles_search_key_index" ON "custom_roles" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "custom_roles_name_ar_index" ON "custom_roles" USING btree (lower("name"->>'ar')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "custom_roles_name_en_index" ON "custom_roles" USING btree (lower("name"->>'en')) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "users_custom_role_id_index" ON "users" USING btree ("custom_role_id");
