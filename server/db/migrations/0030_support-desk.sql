ALTER TABLE "tickets" drop column "search_key";
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"message_id" uuid,
	"file_id" uuid NOT NULL
);

--> statement-breakpoint
CREATE TABLE "ticket_reads" (
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_reads_ticket_id_user_id_pk" PRIMARY KEY("ticket_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"subject" text,
	"text" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', '') || chr(10) || coalesce("text"->>'ar', '') || chr(10) || coalesce("text"->>'en', ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "code_number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "tickets_code_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "code" text GENERATED ALWAYS AS ('T-' || "code_number"::text) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" uuid;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answer_due_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "first_answer_hours" integer DEFAULT 8 NOT NULL;
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ticket_files_ticket_id_index" ON "ticket_files" USING btree ("ticket_id");
--> statement-breakpoint
CREATE INDEX "ticket_files_message_id_index" ON "ticket_files" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "ticket_files_file_id_index" ON "ticket_files" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "ticket_reads_user_id_index" ON "ticket_reads" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "canned_answers_search_key_index" ON "canned_answers" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_admins_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tickets_assignee_id_index" ON "tickets" USING btree ("assignee_id");
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce('T-' || "code_number"::text, '') || chr(10) || coalesce("title", '') || chr(10) || coalesce("message", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "tickets_search_key_index" ON "tickets" USING gin ("search_key" gin_trgm_ops);


--> statement-breakpoint
CREATE INDEX "tickets_status_waiting_since_id_index" ON "tickets" USING btree ("status","waiting_since","id") WHERE deleted_at is null;
--> statement-breakpoint
UPDATE "tickets" SET
	"waiting_since" = CASE WHEN "status" = 'open' THEN "last_message_at" END,
	"first_answer_due_at" = "created_at" + interval '8 hours',
	"first_answered_at" = (
		SELECT min(m."created_at") FROM "ticket_messages" m JOIN "users" u ON u."id" = m."author_id"
		WHERE m."ticket_id" = "tickets"."id" AND u."role" = 'admin'
	);
