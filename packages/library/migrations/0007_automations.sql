CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"automation_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"depth" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"reached" uuid,
	"approved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"about" text,
	"inputs" jsonb,
	"outcome" jsonb,
	"problem" text,
	"refusal" jsonb
);

--> statement-breakpoint
CREATE TABLE "automations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"resource" text NOT NULL,
	"trigger" text NOT NULL,
	"date_field" text,
	"days" integer,
	"weekday" text,
	"month_day" integer,
	"hour" integer,
	"condition" text,
	"steps" jsonb NOT NULL,
	"role" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"active_since" timestamp with time zone,
	"scheduled_at" timestamp with time zone,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_automation_id_record_id_occasion_index" ON "automation_runs" USING btree ("automation_id","record_id","occasion");
--> statement-breakpoint
CREATE INDEX "automation_runs_automation_id_created_at_id_index" ON "automation_runs" USING btree ("automation_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "automation_runs_created_at_id_index" ON "automation_runs" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "automation_runs_record_id_index" ON "automation_runs" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("next_at") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "automations_created_at_id_index" ON "automations" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "automations_search_key_index" ON "automations" USING gin ("search_key" gin_trgm_ops);
