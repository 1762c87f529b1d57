CREATE TABLE "inspector_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inspector_id" uuid NOT NULL,
	"supervisor_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "inspector_reports" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;
--> statement-breakpoint
ALTER TABLE "inspector_reports" ADD COLUMN "decided_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "inspector_reports" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "inspector_reports" ADD COLUMN "decision_note" text;
--> statement-breakpoint
ALTER TABLE "inspector_reviews" ADD CONSTRAINT "inspector_reviews_inspector_id_inspectors_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."inspectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspector_reviews" ADD CONSTRAINT "inspector_reviews_supervisor_id_supervisors_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."supervisors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "inspector_reviews_inspector_id_supervisor_id_created_at_index" ON "inspector_reviews" USING btree ("inspector_id","supervisor_id","created_at");
--> statement-breakpoint
CREATE INDEX "inspector_reports_reported_by_id_created_at_index" ON "inspector_reports" USING btree ("reported_by_id","created_at");
--> statement-breakpoint
CREATE INDEX "reviews_inspector_id_created_at_index" ON "reviews" USING btree ("inspector_id","created_at");
