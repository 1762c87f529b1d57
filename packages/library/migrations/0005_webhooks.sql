CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"type" text NOT NULL,
	"resource" text,
	"record_id" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"problem" text,
	"answer_status" integer,
	"duration_ms" integer,
	"body" text,
	"answer" text
);

--> statement-breakpoint
CREATE TABLE "webhook_keys" (
	"webhook_id" uuid PRIMARY KEY NOT NULL,
	"keeper_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"failing_since" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"records" text[] NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"secret_since" timestamp with time zone,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("address", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "webhook_keys" ADD CONSTRAINT "webhook_keys_keeper_id_users_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_index" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_id_index" ON "webhook_deliveries" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_record_id_index" ON "webhook_deliveries" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","next_at") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "webhook_keys_keeper_id_index" ON "webhook_keys" USING btree ("keeper_id");
--> statement-breakpoint
CREATE INDEX "webhooks_created_at_id_index" ON "webhooks" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "webhooks_search_key_index" ON "webhooks" USING gin ("search_key" gin_trgm_ops);
