CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb NOT NULL,
	"version" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "branch_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL
);

--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text,
	"user_agent" text,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"image" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"language" text DEFAULT 'ar' NOT NULL,
	"client_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"name" text NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"question_key" text NOT NULL,
	"score" smallint,
	"reading" numeric(6, 1),
	"note" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"inspector_score" smallint,
	"changed_by_id" uuid,
	CONSTRAINT "answers_question" UNIQUE NULLS NOT DISTINCT("request_id","vehicle_id","question_key")
);

--> statement-breakpoint
CREATE TABLE "corrective_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"question_key" text NOT NULL,
	"original_score" smallint NOT NULL,
	"action" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"answered_at" timestamp with time zone,
	"verdict" text,
	"verdict_note" text,
	"judged_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "day_off_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inspector_id" uuid NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "form_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "inspector_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inspector_id" uuid NOT NULL,
	"request_id" uuid,
	"reported_by_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"step" text NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "request_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "request_history_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"transition" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"actor_id" uuid,
	"performer" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "request_vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"score" numeric(4, 1)
);

--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"client_id" uuid NOT NULL,
	"branch_id" uuid,
	"service_id" uuid NOT NULL,
	"created_by_id" uuid NOT NULL,
	"package" jsonb,
	"purchase_id" uuid,
	"quote" jsonb,
	"total" bigint,
	"payment_plan" text DEFAULT 'one' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text,
	"preferred_at" timestamp with time zone,
	"supervisor_id" uuid,
	"inspector_id" uuid,
	"visit_at" timestamp with time zone,
	"visit_note" text,
	"form_version_id" uuid NOT NULL,
	"score" numeric(4, 1),
	"grade" text,
	"results_sent_at" timestamp with time zone,
	"corrections_due_at" timestamp with time zone,
	"completion_due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "reviews" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"inspector_id" uuid,
	"ratings" jsonb NOT NULL,
	"comment" text,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"file_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"signer_id" uuid,
	"signer_name" text,
	"signature_kind" text,
	"signature_file_id" uuid,
	"signer_ip" text,
	"signed_file_id" uuid
);

--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "instalments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"sequence" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"paid_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"source_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "package_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"instalment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"redirect_url" text,
	"card_brand" text,
	"card_last_four" text,
	"reference" text,
	"receipt_file_id" uuid,
	"failure" text,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by_id" uuid
);

--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"number" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"subtotal" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"qr" text NOT NULL,
	"file_id" uuid
);

--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"score" numeric(4, 1) NOT NULL,
	"grade" text NOT NULL,
	"subject" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"file_ar" uuid,
	"file_en" uuid,
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);

--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"request_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"company_name" text NOT NULL,
	"position" text,
	"client_type_id" uuid,
	"client_sub_type_id" uuid,
	"cuisine_type_id" uuid,
	"employees" integer,
	"nationality_ids" uuid[],
	"shop_area" numeric(18, 4),
	"services_menu" uuid,
	"tax_number" text,
	"commercial_registration" text,
	"iban" text,
	"tax_document" uuid,
	"commercial_document" uuid,
	"bank_document" uuid,
	"municipal_licence" uuid,
	"profile_completed" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"cuisine_type_id" uuid,
	"logo" uuid
);

--> statement-breakpoint
CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"client_id" uuid NOT NULL,
	"restaurant_id" uuid,
	"name" text NOT NULL,
	"state_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"district_id" uuid,
	"street" text NOT NULL,
	"short_address" text,
	"place" jsonb NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	"responsible_name" text NOT NULL,
	"responsible_phone" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"client_id" uuid NOT NULL,
	"branch_id" uuid,
	"number" text NOT NULL,
	"vehicle_type_id" uuid NOT NULL,
	"driver_name" text NOT NULL,
	"weight" numeric(18, 4),
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "supervisors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"emergency_phone" text NOT NULL,
	"country" text DEFAULT 'السعودية' NOT NULL,
	"address" text NOT NULL,
	"street" text NOT NULL,
	"city_id" uuid NOT NULL,
	"service_ids" uuid[] NOT NULL,
	"coverage_city_ids" uuid[],
	"job_title" text,
	"job_grade" text,
	"nationality_id" uuid
);

--> statement-breakpoint
CREATE TABLE "inspectors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"emergency_phone" text NOT NULL,
	"country" text DEFAULT 'السعودية' NOT NULL,
	"address" text NOT NULL,
	"street" text NOT NULL,
	"level" text DEFAULT 'inspector' NOT NULL,
	"supervisor_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"service_ids" uuid[] NOT NULL,
	"coverage_city_ids" uuid[],
	"job_title" text,
	"job_grade" text,
	"experience_years" integer,
	"nationality_id" uuid
);

--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" uuid,
	"subject" text NOT NULL,
	"billing" text DEFAULT 'package' NOT NULL,
	"base_price" bigint NOT NULL,
	"min" integer,
	"max" integer,
	"vehicle_type_id" uuid,
	"form_key" text NOT NULL,
	"packages" jsonb,
	"how_it_works" jsonb,
	"questions" jsonb,
	"reviewed" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "nationalities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"description_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "client_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"description_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"parent_id" uuid,
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cuisine_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "vehicle_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"code" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"state_id" uuid NOT NULL,
	"center" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "districts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"city_id" uuid NOT NULL,
	"center" jsonb
);

--> statement-breakpoint
ALTER TABLE "branch_assignments" ADD CONSTRAINT "branch_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "corrective_items" ADD CONSTRAINT "corrective_items_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "day_off_requests" ADD CONSTRAINT "day_off_requests_inspector_id_inspectors_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."inspectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspector_reports" ADD CONSTRAINT "inspector_reports_inspector_id_inspectors_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."inspectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspector_reports" ADD CONSTRAINT "inspector_reports_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "request_history" ADD CONSTRAINT "request_history_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "request_vehicles" ADD CONSTRAINT "request_vehicles_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "request_vehicles" ADD CONSTRAINT "request_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_supervisor_id_supervisors_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."supervisors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_inspector_id_inspectors_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."inspectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_form_version_id_form_versions_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "public"."form_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_signed_file_id_files_id_fk" FOREIGN KEY ("signed_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "package_purchases" ADD CONSTRAINT "package_purchases_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_instalment_id_instalments_id_fk" FOREIGN KEY ("instalment_id") REFERENCES "public"."instalments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_receipt_file_id_files_id_fk" FOREIGN KEY ("receipt_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_ar_files_id_fk" FOREIGN KEY ("file_ar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_en_files_id_fk" FOREIGN KEY ("file_en") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_client_type_id_client_types_id_fk" FOREIGN KEY ("client_type_id") REFERENCES "public"."client_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_client_sub_type_id_client_types_id_fk" FOREIGN KEY ("client_sub_type_id") REFERENCES "public"."client_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_cuisine_type_id_cuisine_types_id_fk" FOREIGN KEY ("cuisine_type_id") REFERENCES "public"."cuisine_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_services_menu_files_id_fk" FOREIGN KEY ("services_menu") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_tax_document_files_id_fk" FOREIGN KEY ("tax_document") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_commercial_document_files_id_fk" FOREIGN KEY ("commercial_document") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_bank_document_files_id_fk" FOREIGN KEY ("bank_document") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_municipal_licence_files_id_fk" FOREIGN KEY ("municipal_licence") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_cuisine_type_id_cuisine_types_id_fk" FOREIGN KEY ("cuisine_type_id") REFERENCES "public"."cuisine_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supervisors" ADD CONSTRAINT "supervisors_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supervisors" ADD CONSTRAINT "supervisors_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supervisors" ADD CONSTRAINT "supervisors_nationality_id_nationalities_id_fk" FOREIGN KEY ("nationality_id") REFERENCES "public"."nationalities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspectors" ADD CONSTRAINT "inspectors_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspectors" ADD CONSTRAINT "inspectors_supervisor_id_supervisors_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."supervisors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspectors" ADD CONSTRAINT "inspectors_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspectors" ADD CONSTRAINT "inspectors_nationality_id_nationalities_id_fk" FOREIGN KEY ("nationality_id") REFERENCES "public"."nationalities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_types" ADD CONSTRAINT "client_types_parent_id_client_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_entries_resource_record_id_at_index" ON "audit_entries" USING btree ("resource","record_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "branch_assignments_user_id_branch_id_index" ON "branch_assignments" USING btree ("user_id","branch_id");
--> statement-breakpoint
CREATE INDEX "branch_assignments_branch_id_index" ON "branch_assignments" USING btree ("branch_id");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role");
--> statement-breakpoint
CREATE INDEX "users_client_id_index" ON "users" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "files_sha256_index" ON "files" USING btree ("sha256");
--> statement-breakpoint
CREATE INDEX "corrective_items_request_id_index" ON "corrective_items" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "day_off_requests_inspector_id_status_index" ON "day_off_requests" USING btree ("inspector_id","status");
--> statement-breakpoint
CREATE UNIQUE INDEX "form_versions_key_version_index" ON "form_versions" USING btree ("key","version");
--> statement-breakpoint
CREATE INDEX "inspector_reports_inspector_id_index" ON "inspector_reports" USING btree ("inspector_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_drafts_user_id_service_id_index" ON "order_drafts" USING btree ("user_id","service_id");
--> statement-breakpoint
CREATE INDEX "request_history_request_id_position_index" ON "request_history" USING btree ("request_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "request_vehicles_request_id_vehicle_id_index" ON "request_vehicles" USING btree ("request_id","vehicle_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "requests_number_index" ON "requests" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "requests_client_id_created_at_index" ON "requests" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "requests_branch_id_created_at_index" ON "requests" USING btree ("branch_id","created_at");
--> statement-breakpoint
CREATE INDEX "requests_supervisor_id_status_index" ON "requests" USING btree ("supervisor_id","status");
--> statement-breakpoint
CREATE INDEX "requests_inspector_id_status_index" ON "requests" USING btree ("inspector_id","status");
--> statement-breakpoint
CREATE INDEX "requests_status_created_at_index" ON "requests" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "requests_created_at_index" ON "requests" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "requests_purchase_id_index" ON "requests" USING btree ("purchase_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_request_id_version_index" ON "contracts" USING btree ("request_id","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "instalments_request_id_sequence_index" ON "instalments" USING btree ("request_id","sequence");
--> statement-breakpoint
CREATE INDEX "instalments_due_on_index" ON "instalments" USING btree ("due_on") WHERE paid_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_kind_source_id_index" ON "ledger_entries" USING btree ("kind","source_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_client_id_at_index" ON "ledger_entries" USING btree ("client_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "package_purchases_request_id_index" ON "package_purchases" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "package_purchases_client_id_service_id_index" ON "package_purchases" USING btree ("client_id","service_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("instalment_id") WHERE status in ('initiated', 'awaiting');
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("instalment_id") WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX "payments_request_id_index" ON "payments" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "payments_client_id_created_at_index" ON "payments" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "payments_status_created_at_index" ON "payments" USING btree ("status","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_kind_number_index" ON "tax_documents" USING btree ("kind","number");
--> statement-breakpoint
CREATE INDEX "tax_documents_request_id_index" ON "tax_documents" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "tax_documents_client_id_index" ON "tax_documents" USING btree ("client_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_request_id_version_index" ON "certificates" USING btree ("request_id","version");
--> statement-breakpoint
CREATE INDEX "certificates_client_id_issued_at_index" ON "certificates" USING btree ("client_id","issued_at");
--> statement-breakpoint
CREATE INDEX "mail_messages_created_at_index" ON "mail_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_index" ON "notifications" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX "clients_client_type_id_index" ON "clients" USING btree ("client_type_id");
--> statement-breakpoint
CREATE INDEX "clients_client_sub_type_id_index" ON "clients" USING btree ("client_sub_type_id");
--> statement-breakpoint
CREATE INDEX "clients_cuisine_type_id_index" ON "clients" USING btree ("cuisine_type_id");
--> statement-breakpoint
CREATE INDEX "restaurants_client_id_index" ON "restaurants" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "restaurants_cuisine_type_id_index" ON "restaurants" USING btree ("cuisine_type_id");
--> statement-breakpoint
CREATE INDEX "branches_client_id_index" ON "branches" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "branches_restaurant_id_index" ON "branches" USING btree ("restaurant_id");
--> statement-breakpoint
CREATE INDEX "branches_state_id_index" ON "branches" USING btree ("state_id");
--> statement-breakpoint
CREATE INDEX "branches_city_id_index" ON "branches" USING btree ("city_id");
--> statement-breakpoint
CREATE INDEX "branches_district_id_index" ON "branches" USING btree ("district_id");
--> statement-breakpoint
CREATE INDEX "vehicles_client_id_index" ON "vehicles" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "vehicles_branch_id_index" ON "vehicles" USING btree ("branch_id");
--> statement-breakpoint
CREATE INDEX "vehicles_vehicle_type_id_index" ON "vehicles" USING btree ("vehicle_type_id");
--> statement-breakpoint
CREATE INDEX "supervisors_city_id_index" ON "supervisors" USING btree ("city_id");
--> statement-breakpoint
CREATE INDEX "supervisors_nationality_id_index" ON "supervisors" USING btree ("nationality_id");
--> statement-breakpoint
CREATE INDEX "inspectors_supervisor_id_index" ON "inspectors" USING btree ("supervisor_id");
--> statement-breakpoint
CREATE INDEX "inspectors_city_id_index" ON "inspectors" USING btree ("city_id");
--> statement-breakpoint
CREATE INDEX "inspectors_nationality_id_index" ON "inspectors" USING btree ("nationality_id");
--> statement-breakpoint
CREATE INDEX "services_vehicle_type_id_index" ON "services" USING btree ("vehicle_type_id");
--> statement-breakpoint
CREATE INDEX "client_types_parent_id_index" ON "client_types" USING btree ("parent_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "states_code_index" ON "states" USING btree ("code") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cities_state_id_index" ON "cities" USING btree ("state_id");
--> statement-breakpoint
CREATE INDEX "districts_city_id_index" ON "districts" USING btree ("city_id");
