ALTER TABLE "answer_changes" ALTER COLUMN "reading_before" SET DATA TYPE numeric USING "reading_before"::numeric;
--> statement-breakpoint
ALTER TABLE "answer_changes" ALTER COLUMN "reading_after" SET DATA TYPE numeric USING "reading_after"::numeric;
--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "reading" SET DATA TYPE numeric USING "reading"::numeric;
--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "inspector_reading" SET DATA TYPE numeric USING "inspector_reading"::numeric;
--> statement-breakpoint
ALTER TABLE "answer_changes" ADD COLUMN "entries_before" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "answer_changes" ADD COLUMN "entries_after" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "entries" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "inspector_entries" text[];
