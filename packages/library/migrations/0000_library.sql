CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION search_folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(value), U&' \0627\0628\062a\062c\062d\062e\062f\0630\0631\0632\0633\0634\0635\0636\0637\0639\063a\0641\0642\0643\0644\0645\0646\0647\0648\064aeatoinrslduhcmgpbyfvwkjxqz0123456789\0623\0625\0622\0671\0629\0649\0626\0624\06cc\06a9\06af\067e\0686\06a4\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\064b\064c\064d\064e\064f\0650\0651\0652\0670\0640\200b\200c\200d\200e\200f\061c', ' ABTJHXDVRZSCPWUEGFQKLMNIOYeatoinrslduhcmgpbyfvwkjxqz0123456789AAAAIYYOYKKBJF01234567890123456789');
--> statement-breakpoint
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
	"terms_accepted_at" timestamp with time zone,
	"privacy_read_at" timestamp with time zone,
	"language" text DEFAULT 'ar' NOT NULL,
	"client_id" uuid,
	"spending_limit" bigint,
	"email_taken" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"name" text NOT NULL,
	"owner_id" uuid,
	"attached" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"query" jsonb NOT NULL,
	"about" text,
	"page" text DEFAULT '/' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"size" bigint,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "live_events" (
	"tx" bigint NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_tx_resource_record_id_pk" PRIMARY KEY("tx","resource","record_id")
);

--> statement-breakpoint
CREATE TABLE "job_pools" (
	"pool_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "loans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"book_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"lent_on" date NOT NULL,
	"due_on" date NOT NULL,
	"returned_on" date
);

--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"isbn" text NOT NULL,
	"shelf_id" uuid NOT NULL,
	"lent" boolean DEFAULT false NOT NULL,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("title", '') || chr(10) || coalesce("author", '') || chr(10) || coalesce("isbn", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "shelves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"room" text,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("room", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
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
ALTER TABLE "exports" ADD CONSTRAINT "exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_shelf_id_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shelves"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attempts_last_at_index" ON "attempts" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_resource_record_id_at_index" ON "audit_entries" USING btree ("resource","record_id","at");
--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_resource_at_id_index" ON "audit_entries" USING btree ("resource","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_at_id_index" ON "audit_entries" USING btree ("actor_id","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "branch_assignments_user_id_branch_id_index" ON "branch_assignments" USING btree ("user_id","branch_id");
--> statement-breakpoint
CREATE INDEX "branch_assignments_branch_id_index" ON "branch_assignments" USING btree ("branch_id");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "users_search_key_index" ON "users" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email") WHERE deleted_at is null and not email_taken;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_client_id_email_index" ON "users" USING btree ("client_id","email") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role");
--> statement-breakpoint
CREATE INDEX "users_client_id_index" ON "users" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "files_sha256_index" ON "files" USING btree ("sha256");
--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE not attached;
--> statement-breakpoint
CREATE INDEX "exports_owner_id_created_at_index" ON "exports" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "exports_expires_at_index" ON "exports" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_user_id_list_name_index" ON "saved_views" USING btree ("user_id","list","name");
--> statement-breakpoint
CREATE INDEX "saved_views_list_index" ON "saved_views" USING btree ("list") WHERE shared;
--> statement-breakpoint
CREATE INDEX "live_events_at_index" ON "live_events" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "loans_due_on_id_index" ON "loans" USING btree ("due_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "loans_book_id_index" ON "loans" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "loans_member_id_index" ON "loans" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "books_title_id_index" ON "books" USING btree ("title","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "books_search_key_index" ON "books" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "books_isbn_index" ON "books" USING btree ("isbn") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "books_shelf_id_index" ON "books" USING btree ("shelf_id");
--> statement-breakpoint
CREATE INDEX "shelves_name_id_index" ON "shelves" USING btree ("name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "shelves_search_key_index" ON "shelves" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "shelves_name_index" ON "shelves" USING btree ("name") WHERE deleted_at is null;
--> statement-breakpoint
CREATE FUNCTION tell_live(resource text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- An import, a mass change: who looks at the list reads it anew, whichever they were.
  IF cardinality(ids) > 200 THEN
    ids := ARRAY['*'];
  END IF;
  INSERT INTO live_events (tx, resource, record_id, at)
    SELECT pg_current_xact_id()::text::bigint, resource, unnest(ids), now() ON CONFLICT DO NOTHING;
  -- Only a call to look, the same one for a whole transaction, which PostgreSQL then sends once.
  PERFORM pg_notify('live', pg_current_xact_id()::text);
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  -- Which records a statement has changed: the first argument names their resource, the second the column of their ids.
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed WHERE %I IS NOT NULL LIMIT 201) AS few',
    TG_ARGV[1], TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM tell_live(TG_ARGV[0], ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_handover() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  -- Whose a record was until this statement: each argument names a column that holds a person.
  FOR at IN 0 .. TG_NARGS - 1 LOOP
    EXECUTE format('SELECT array_agg(DISTINCT former.%1$I::text) FROM former JOIN changed USING (id)
      WHERE former.%1$I IS NOT NULL AND former.%1$I IS DISTINCT FROM changed.%1$I', TG_ARGV[at]) INTO ids;
    IF ids IS NOT NULL THEN
      PERFORM tell_live('rights', ids);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
