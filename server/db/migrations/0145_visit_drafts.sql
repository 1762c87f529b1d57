CREATE TABLE "visit_drafts" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"inspector_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"answered" integer NOT NULL,
	"asked" integer NOT NULL,
	"section" integer NOT NULL,
	"sections" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "visit_leftovers" ADD COLUMN "draft" jsonb;
--> statement-breakpoint
ALTER TABLE "visit_drafts" ADD CONSTRAINT "visit_drafts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_drafts" ADD CONSTRAINT "visit_drafts_inspector_id_inspectors_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."inspectors"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "visit_drafts_inspector_id_index" ON "visit_drafts" USING btree ("inspector_id");
--> statement-breakpoint
CREATE INDEX "visit_drafts_updated_at_index" ON "visit_drafts" USING btree ("updated_at");
