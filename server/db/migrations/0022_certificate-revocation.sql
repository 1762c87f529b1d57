ALTER TABLE "certificates" ADD COLUMN "revoked_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revocation_reason" text;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "holder_reply" text;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "holder_replied_at" timestamp with time zone;
