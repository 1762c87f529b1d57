CREATE TABLE "record_drafts" (
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"record" text NOT NULL,
	"version" integer,
	"values" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_drafts_user_id_resource_record_pk" PRIMARY KEY("user_id","resource","record")
);

--> statement-breakpoint
ALTER TABLE "record_drafts" ADD CONSTRAINT "record_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "record_drafts_saved_at_index" ON "record_drafts" USING btree ("saved_at");
