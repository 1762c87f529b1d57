CREATE TABLE "evidence_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"answer_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"category_key" text NOT NULL,
	"question_key" text NOT NULL,
	"score" smallint,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evidence_pictures_answer_file" UNIQUE("answer_id","file_id")
);

--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"query" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"file_id" uuid,
	"size" bigint,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;
--> statement-breakpoint
ALTER TABLE "evidence_pictures" ADD CONSTRAINT "evidence_pictures_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evidence_pictures" ADD CONSTRAINT "evidence_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evidence_pictures" ADD CONSTRAINT "evidence_pictures_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evidence_pictures" ADD CONSTRAINT "evidence_pictures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evidence_pictures" ADD CONSTRAINT "evidence_pictures_form_id_templates_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "evidence_pictures_request_id_index" ON "evidence_pictures" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "evidence_pictures_file_id_index" ON "evidence_pictures" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "evidence_newest" ON "evidence_pictures" USING btree ("taken_at","id");
--> statement-breakpoint
CREATE INDEX "evidence_of_client" ON "evidence_pictures" USING btree ("client_id","taken_at","id");
--> statement-breakpoint
CREATE INDEX "evidence_of_category" ON "evidence_pictures" USING btree ("form_id","category_key","taken_at","id");
--> statement-breakpoint
CREATE INDEX "evidence_of_question" ON "evidence_pictures" USING btree ("form_id","question_key","taken_at","id");
--> statement-breakpoint
CREATE INDEX "evidence_of_score" ON "evidence_pictures" USING btree ("score","taken_at","id");
--> statement-breakpoint
CREATE INDEX "exports_owner_id_created_at_index" ON "exports" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "exports_expires_at_index" ON "exports" USING btree ("expires_at");
--> statement-breakpoint
-- The pictures of forms that were submitted before the gallery was kept.
INSERT INTO "evidence_pictures"
  ("answer_id", "file_id", "request_id", "client_id", "form_id", "category_key", "question_key", "score", "taken_at")
SELECT a."id", f."id", r."id", r."client_id", v."template_id", category->>'key', a."question_key", a."score",
  coalesce(r."started_at", r."visit_at", f."created_at")
FROM "answers" a
JOIN "requests" r ON r."id" = a."request_id"
JOIN "form_versions" v ON v."id" = r."form_version_id"
JOIN "files" f ON f."id" = ANY(a."file_ids") AND f."type" LIKE 'image/%'
CROSS JOIN LATERAL jsonb_array_elements(v."body"->'categories') category
WHERE category->'questions' @> jsonb_build_array(jsonb_build_object('key', a."question_key"))
ON CONFLICT DO NOTHING;
