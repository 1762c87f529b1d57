CREATE TABLE "order_submissions" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_submissions_user_id_key_pk" PRIMARY KEY("user_id","key")
);

--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "placed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_submissions" ADD CONSTRAINT "order_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_submissions" ADD CONSTRAINT "order_submissions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_submissions_request_id_index" ON "order_submissions" USING btree ("request_id");
