CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"reads" text[],
	"writes" text[],
	"ends_on" date NOT NULL,
	"last_used_at" timestamp with time zone,
	"user_id" uuid,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "api_token_id" uuid;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scopes" text[];
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_tokens_created_at_id_index" ON "api_tokens" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "api_tokens_search_key_index" ON "api_tokens" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "api_tokens_user_id_index" ON "api_tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_api_token_id_index" ON "sessions" USING btree ("api_token_id");
