CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"days" integer NOT NULL,
	"reason" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ran_at" timestamp with time zone,
	"deleted" integer,
	CONSTRAINT "retention_runs_kind_unique" UNIQUE("kind")
);

--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at_index" ON "one_time_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "order_submissions_created_at_index" ON "order_submissions" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "payments_refused_cards" ON "payments" USING btree ("created_at") WHERE method = 'card' and status = 'failed';
--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");
