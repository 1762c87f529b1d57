CREATE TABLE "sandbox_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" text NOT NULL,
	"national_id_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"random" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);

--> statement-breakpoint
CREATE INDEX "sandbox_identities_national_id_hash_index" ON "sandbox_identities" USING btree ("national_id_hash");
