CREATE TABLE "changed_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"text" jsonb NOT NULL,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("key", ''))) STORED
);

--> statement-breakpoint
CREATE INDEX "changed_texts_key_id_index" ON "changed_texts" USING btree ("key","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "changed_texts_key_language_index" ON "changed_texts" USING btree ("key","language") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "changed_texts_search_key_index" ON "changed_texts" USING gin ("search_key" gin_trgm_ops);
