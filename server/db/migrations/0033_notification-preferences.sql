CREATE TABLE "held_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"about_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "mail_times" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest_hour" integer,
	"quiet_from" integer,
	"quiet_until" integer
);

--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_portal" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);

--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_times" ADD CONSTRAINT "mail_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "held_mails_due_at_index" ON "held_mails" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "held_mails_user_id_due_at_index" ON "held_mails" USING btree ("user_id","due_at");
--> statement-breakpoint
CREATE INDEX "held_mails_about_id_index" ON "held_mails" USING btree ("about_id");
