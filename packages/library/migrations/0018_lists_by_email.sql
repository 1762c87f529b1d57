CREATE TABLE "pins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"list" text NOT NULL,
	"address" text NOT NULL,
	"role" text,
	"place" integer DEFAULT 100,
	"user_id" uuid,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"list" text NOT NULL,
	"address" text,
	"every" text DEFAULT 'weekly' NOT NULL,
	"weekday" text,
	"month_day" integer,
	"hour" integer DEFAULT 8 NOT NULL,
	"format" text DEFAULT 'xlsx' NOT NULL,
	"user_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"outcome" text,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pins_place_id_index" ON "pins" USING btree ("place","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "pins_search_key_index" ON "pins" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "pins_user_id_index" ON "pins" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "subscriptions_created_at_id_index" ON "subscriptions" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "subscriptions_search_key_index" ON "subscriptions" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_index" ON "subscriptions" USING btree ("user_id");
