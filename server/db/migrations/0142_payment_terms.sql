ALTER TABLE "instalments" ADD COLUMN "term_days" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "payment_terms" text DEFAULT 'net0' NOT NULL;
