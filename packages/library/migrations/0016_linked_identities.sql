CREATE TABLE "linked_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "linked_identity_id" uuid;
--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_issuer_subject_index" ON "linked_identities" USING btree ("issuer","subject");
--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_user_id_issuer_index" ON "linked_identities" USING btree ("user_id","issuer");
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_linked_identity_id_linked_identities_id_fk" FOREIGN KEY ("linked_identity_id") REFERENCES "public"."linked_identities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sessions_linked_identity_id_index" ON "sessions" USING btree ("linked_identity_id");
