CREATE TABLE "designed_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"many" jsonb NOT NULL,
	"one" jsonb NOT NULL,
	"title_label" jsonb,
	"parent" text,
	"fields_of" text,
	"starts_with" jsonb,
	"icon" text DEFAULT 'table' NOT NULL,
	"menu_group" text,
	"readers" text[],
	"writers" text[],
	"deleters" text[],
	"name" text,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("many"->>'ar', '') || chr(10) || coalesce("many"->>'en', '') || chr(10) || coalesce("one"->>'ar', '') || chr(10) || coalesce("one"->>'en', '') || chr(10) || coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE INDEX "designed_types_created_at_id_index" ON "designed_types" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "designed_types_search_key_index" ON "designed_types" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "designed_types_name_index" ON "designed_types" USING btree ("name") WHERE deleted_at is null;
