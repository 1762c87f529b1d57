CREATE TABLE "shared_posts" (
	"request_id" uuid NOT NULL,
	"template_version_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_posts_request_id_template_version_id_pk" PRIMARY KEY("request_id","template_version_id")
);

--> statement-breakpoint
ALTER TABLE "shared_posts" ADD CONSTRAINT "shared_posts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shared_posts" ADD CONSTRAINT "shared_posts_template_version_id_document_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."document_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shared_posts_template_version_id_index" ON "shared_posts" USING btree ("template_version_id");
--> statement-breakpoint
-- Posts become templates under the ids that they had, in the order in which they were written; what was on offer is published once.
INSERT INTO "templates" ("id", "kind", "key", "name", "status", "draft", "changed", "revision", "published_version", "created_at", "updated_at")
SELECT "id", 'social', 'social_' || left(replace("id"::text, '-', ''), 12), jsonb_build_object('ar', "name", 'en', "name"),
  CASE WHEN "active" THEN 'published' ELSE 'archived' END,
  jsonb_build_object(
    'key', 'social_' || left(replace("id"::text, '-', ''), 12),
    'title', jsonb_build_object('ar', "name", 'en', "name"),
    'texts', jsonb_build_object(
      'caption', "caption",
      'heading', jsonb_build_object('ar', 'شهادة تفتيش', 'en', 'Inspection certificate'),
      'line', jsonb_build_object('ar', '', 'en', '')),
    'parts', jsonb_build_object('grade', true, 'code', true),
    'image', CASE WHEN "use_certificate" THEN null ELSE "image" END),
  false, 1, 1, "created_at", "created_at"
FROM "social_templates" WHERE "deleted_at" IS NULL;
--> statement-breakpoint
INSERT INTO "document_versions" ("template_id", "version", "body", "published_at")
SELECT "id", 1, "draft", "created_at" FROM "templates" WHERE "kind" = 'social';
--> statement-breakpoint
-- LOSES DATA: the table social_templates
DROP TABLE "social_templates" CASCADE;
