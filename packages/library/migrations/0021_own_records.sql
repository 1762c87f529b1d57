ALTER TABLE "designed_types" ADD COLUMN "own_readers" text[];
--> statement-breakpoint
ALTER TABLE "designed_types" ADD COLUMN "own_writers" text[];
