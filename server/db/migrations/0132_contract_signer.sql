ALTER TABLE "contracts" ADD COLUMN "signer_position" text;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "signer_user_agent" text;
