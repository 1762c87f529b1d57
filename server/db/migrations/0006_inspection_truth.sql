CREATE TABLE "answer_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "answer_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"question_key" text NOT NULL,
	"score_before" smallint,
	"score_after" smallint,
	"reading_before" numeric(6, 1),
	"reading_after" numeric(6, 1),
	"reason" text NOT NULL,
	"changed_by_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "corrective_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"action" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"answered_at" timestamp with time zone,
	"verdict" text,
	"verdict_note" text,
	"judged_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "supervisor_note" text;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "inspector_reading" numeric(6, 1);
--> statement-breakpoint
ALTER TABLE "request_history" ADD COLUMN "detail" jsonb;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "started_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "submitted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "submission_digest" text;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "failed_critical" integer;
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "about_id" uuid;
--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "corrective_rounds" ADD CONSTRAINT "corrective_rounds_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "corrective_rounds" ADD CONSTRAINT "corrective_rounds_item_id_corrective_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."corrective_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "answer_changes_request_id_position_index" ON "answer_changes" USING btree ("request_id","position");
--> statement-breakpoint
CREATE INDEX "corrective_rounds_request_id_index" ON "corrective_rounds" USING btree ("request_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "corrective_rounds_item_id_round_index" ON "corrective_rounds" USING btree ("item_id","round");
--> statement-breakpoint
UPDATE "requests" SET "started_at" = (SELECT max("at") FROM "request_history" WHERE "request_id" = "requests"."id" AND "transition" = 'startInspection'), "submitted_at" = (SELECT max("at") FROM "request_history" WHERE "request_id" = "requests"."id" AND "transition" = 'submitForm');
