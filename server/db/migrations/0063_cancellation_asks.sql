CREATE TABLE "cancellation_asks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cancellation_asks" ADD CONSTRAINT "cancellation_asks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cancellation_asks" ADD CONSTRAINT "cancellation_asks_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cancellation_asks_request_id_created_at_index" ON "cancellation_asks" USING btree ("request_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_asks_open" ON "cancellation_asks" USING btree ("request_id") WHERE status = 'open';
