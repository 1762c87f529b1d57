CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_user_id_resource_name_index" ON "saved_views" USING btree ("user_id","resource","name");
--> statement-breakpoint
CREATE INDEX "clients_created_at_id_index" ON "clients" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "restaurants_created_at_id_index" ON "restaurants" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "branches_created_at_id_index" ON "branches" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "vehicles_created_at_id_index" ON "vehicles" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "supervisors_created_at_id_index" ON "supervisors" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "inspectors_created_at_id_index" ON "inspectors" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "admins_created_at_id_index" ON "admins" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "services_created_at_id_index" ON "services" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tickets_last_message_at_id_index" ON "tickets" USING btree ("last_message_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "social_templates_created_at_id_index" ON "social_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "settings_created_at_id_index" ON "settings" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "notification_kinds_kind_id_index" ON "notification_kinds" USING btree ("kind","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "nationalities_description_ar_id_index" ON "nationalities" USING btree ("description_ar","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "client_types_description_ar_id_index" ON "client_types" USING btree ("description_ar","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "states_code_id_index" ON "states" USING btree ("code","id") WHERE deleted_at is null;
