CREATE TABLE "evidence_facts" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"taken_at" timestamp with time zone,
	"place" jsonb,
	"accuracy" real
);

--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "evidence_uploads" ADD COLUMN "taken_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "evidence_uploads" ADD COLUMN "place" jsonb;
--> statement-breakpoint
ALTER TABLE "evidence_uploads" ADD COLUMN "accuracy" real;
--> statement-breakpoint
ALTER TABLE "evidence_facts" ADD CONSTRAINT "evidence_facts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
