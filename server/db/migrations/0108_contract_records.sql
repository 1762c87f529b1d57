ALTER TABLE "contracts" ADD COLUMN "record_file_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_record_file_id_files_id_fk" FOREIGN KEY ("record_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
