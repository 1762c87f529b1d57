CREATE TABLE "designed_fields" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"resource" text NOT NULL,
	"label" jsonb NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"options" jsonb,
	"target" text,
	"min" numeric(18, 4),
	"max" numeric(18, 4),
	"starts_as" text,
	"help" jsonb,
	"required" boolean DEFAULT false NOT NULL,
	"is_unique" boolean DEFAULT false NOT NULL,
	"in_list" boolean DEFAULT true NOT NULL,
	"searched" boolean DEFAULT false NOT NULL,
	"readers" text[],
	"writers" text[],
	"name" text,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("label"->>'ar', '') || chr(10) || coalesce("label"->>'en', '') || chr(10) || coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE INDEX "designed_fields_created_at_id_index" ON "designed_fields" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "designed_fields_resource_name_index" ON "designed_fields" USING btree ("resource","name") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "designed_fields_search_key_index" ON "designed_fields" USING gin ("search_key" gin_trgm_ops);
