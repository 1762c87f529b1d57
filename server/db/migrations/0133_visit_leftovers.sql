CREATE TABLE "visit_holders" (
	"request_id" uuid NOT NULL,
	"inspector_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "visit_holders_request_id_inspector_id_pk" PRIMARY KEY("request_id","inspector_id")
);

--> statement-breakpoint
CREATE TABLE "visit_leftovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"inspector_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"answers" jsonb NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_leftovers_same" UNIQUE("request_id","inspector_id","key")
);

--> statement-breakpoint
ALTER TABLE "visit_holders" ADD CONSTRAINT "visit_holders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_holders" ADD CONSTRAINT "visit_holders_inspector_id_inspectors_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."inspectors"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_leftovers" ADD CONSTRAINT "visit_leftovers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_leftovers" ADD CONSTRAINT "visit_leftovers_inspector_id_inspectors_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."inspectors"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "visit_holders_inspector_id_index" ON "visit_holders" USING btree ("inspector_id");
--> statement-breakpoint
CREATE INDEX "visit_leftovers_inspector_id_index" ON "visit_leftovers" USING btree ("inspector_id");
--> statement-breakpoint
CREATE INDEX "visit_leftovers_created_at_index" ON "visit_leftovers" USING btree ("created_at");

--> statement-breakpoint
INSERT INTO "visit_holders" ("request_id", "inspector_id", "since")
SELECT r.id, r.inspector_id, coalesce((
	SELECT max(h.at) FROM request_history h
	WHERE h.request_id = r.id AND h.transition IN ('assignInspector', 'replaceInspector')
), r.status_since)
FROM requests r
WHERE r.inspector_id IS NOT NULL AND r.status IN ('inspector_assigned', 'inspection_started');
