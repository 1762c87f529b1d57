CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"subject" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"draft" jsonb NOT NULL,
	"changed" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"offer" text GENERATED ALWAYS AS (case when status = 'published' then kind end) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" uuid,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED
);

--> statement-breakpoint
DROP INDEX "form_versions_key_version_index";
--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "template_id" uuid;
--> statement-breakpoint
-- The forms that stand become templates, their newest version the draft; one that a service names and nobody wrote cannot be.
INSERT INTO "templates" ("kind", "key", "name", "subject", "status", "draft", "changed", "published_version", "created_at", "updated_at")
SELECT DISTINCT ON ("key") 'form', "key", "body"->'title', "body"->>'subject', 'published', "body", false, "version", "published_at", "published_at"
FROM "form_versions" ORDER BY "key", "version" DESC;
--> statement-breakpoint
UPDATE "form_versions" SET "template_id" = "templates"."id" FROM "templates" WHERE "templates"."key" = "form_versions"."key";
--> statement-breakpoint
ALTER TABLE "form_versions" ALTER COLUMN "template_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "note" text;
--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "published_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "form_id" uuid;
--> statement-breakpoint
UPDATE "services" SET "form_id" = "templates"."id" FROM "templates" WHERE "templates"."key" = "services"."form_key";
--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "form_id" SET NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "templates_kind_key_index" ON "templates" USING btree ("kind","key");
--> statement-breakpoint
CREATE INDEX "templates_kind_created_at_index" ON "templates" USING btree ("kind","created_at");
--> statement-breakpoint
CREATE INDEX "templates_search_key_index" ON "templates" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "form_versions_template_id_version_index" ON "form_versions" USING btree ("template_id","version");
--> statement-breakpoint
CREATE INDEX "requests_form_version_id_index" ON "requests" USING btree ("form_version_id");
--> statement-breakpoint
CREATE INDEX "services_form_id_index" ON "services" USING btree ("form_id");
--> statement-breakpoint
-- LOSES DATA: every key of form_versions
ALTER TABLE "form_versions" DROP COLUMN "key";
--> statement-breakpoint
-- LOSES DATA: every form_key of services
ALTER TABLE "services" DROP COLUMN "form_key";
--> statement-breakpoint
CREATE FUNCTION template_versions_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'template_versions_immutable: version % was published and is never changed', OLD.version;
END $$;
--> statement-breakpoint
CREATE TRIGGER form_versions_immutable BEFORE UPDATE ON "form_versions"
  FOR EACH ROW EXECUTE FUNCTION template_versions_immutable();
--> statement-breakpoint
-- What a module keeps gets no key by itself; this one holds a template while a service is choosing it.
ALTER TABLE "services" ADD CONSTRAINT "services_form_id_templates_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."templates"("id");
