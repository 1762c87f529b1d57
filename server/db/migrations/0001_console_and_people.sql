CREATE TABLE "attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "attempts_kind_subject_address_pk" PRIMARY KEY("kind","subject","address")
);

--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);

--> statement-breakpoint
CREATE TABLE "refund_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"refund_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"sent_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "refunds_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"code" text GENERATED ALWAYS AS ('RF-' || number::text) STORED NOT NULL,
	"request_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"credit_note_id" uuid NOT NULL,
	"iban" text,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"national_id_hash" text NOT NULL,
	"national_id_sealed" text,
	"last_four" text NOT NULL,
	"trans_id" text NOT NULL,
	"random" text NOT NULL,
	"status" text NOT NULL,
	"verified_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "identity_checks_transId_unique" UNIQUE("trans_id")
);

--> statement-breakpoint
CREATE TABLE "profile_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"client_id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"request_id" uuid,
	"last_message_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "social_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"caption" jsonb NOT NULL,
	"use_certificate" boolean DEFAULT true NOT NULL,
	"image" uuid,
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"vat_number" text NOT NULL,
	"unified_number" text NOT NULL,
	"vat_percent" integer NOT NULL,
	"account_name" jsonb NOT NULL,
	"bank" jsonb NOT NULL,
	"account_number" text NOT NULL,
	"iban" text NOT NULL,
	"swift" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"terms_url" text,
	"privacy_url" text
);

--> statement-breakpoint
CREATE TABLE "notification_kinds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"label" jsonb NOT NULL,
	"description" jsonb,
	"kind" text NOT NULL,
	"by_portal" boolean DEFAULT true NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
ALTER TABLE "day_off_requests" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "day_off_requests" ADD COLUMN "decision_note" text;
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "code" text GENERATED ALWAYS AS ('R-' || number::text) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "average" numeric(3, 1) GENERATED ALWAYS AS (round(((ratings->>'punctuality')::numeric + (ratings->>'conduct')::numeric + (ratings->>'clarity')::numeric + (ratings->>'fairness')::numeric + (ratings->>'service')::numeric) / 5, 1)) STORED;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "summary" text GENERATED ALWAYS AS ('★ ' || (round(((ratings->>'punctuality')::numeric + (ratings->>'conduct')::numeric + (ratings->>'clarity')::numeric + (ratings->>'fairness')::numeric + (ratings->>'service')::numeric) / 5, 1))::text) STORED;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "provider" jsonb;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "code" text GENERATED ALWAYS AS ('P-' || number::text) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "seller" jsonb;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "buyer" jsonb;
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "attachment_id" uuid;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "municipal_licence_number" text;
--> statement-breakpoint
ALTER TABLE "client_types" ADD COLUMN "activity" text;
--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_id_tax_documents_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_templates" ADD CONSTRAINT "social_templates_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attempts_last_at_index" ON "attempts" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "password_requests_status_created_at_index" ON "password_requests" USING btree ("status","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "password_requests_one_pending" ON "password_requests" USING btree ("user_id") WHERE status = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_parts_refund_id_payment_id_index" ON "refund_parts" USING btree ("refund_id","payment_id");
--> statement-breakpoint
CREATE INDEX "refund_parts_payment_id_index" ON "refund_parts" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "refunds_request_id_index" ON "refunds" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "refunds_client_id_created_at_index" ON "refunds" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "refunds_created_at_index" ON "refunds" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "identity_checks_user_id_created_at_index" ON "identity_checks" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket_id_created_at_index" ON "ticket_messages" USING btree ("ticket_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_user_id_resource_name_index" ON "saved_views" USING btree ("user_id","resource","name");
--> statement-breakpoint
CREATE INDEX "tickets_last_message_at_id_index" ON "tickets" USING btree ("last_message_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tickets_client_id_index" ON "tickets" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "tickets_requester_id_index" ON "tickets" USING btree ("requester_id");
--> statement-breakpoint
CREATE INDEX "tickets_request_id_index" ON "tickets" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "social_templates_created_at_id_index" ON "social_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "settings_created_at_id_index" ON "settings" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "notification_kinds_kind_id_index" ON "notification_kinds" USING btree ("kind","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "notification_kinds_kind_index" ON "notification_kinds" USING btree ("kind") WHERE deleted_at is null;
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_attachment_id_files_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
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
CREATE INDEX "nationalities_description_ar_id_index" ON "nationalities" USING btree ("description_ar","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "client_types_description_ar_id_index" ON "client_types" USING btree ("description_ar","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "states_code_id_index" ON "states" USING btree ("code","id") WHERE deleted_at is null;
