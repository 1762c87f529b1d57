DROP INDEX "certificates_request_id_version_index";
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "vehicle_id" uuid;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "certificates_vehicle_id_index" ON "certificates" USING btree ("vehicle_id");
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_version" UNIQUE NULLS NOT DISTINCT("request_id","vehicle_id","version");
