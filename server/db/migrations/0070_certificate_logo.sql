ALTER TABLE "certificates" ADD COLUMN "logo" uuid;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "logo" uuid;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
