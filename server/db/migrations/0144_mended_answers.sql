ALTER TABLE "answers" ADD COLUMN "mended_file_ids" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "mended_note" text;
