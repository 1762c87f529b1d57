ALTER TABLE "exports" ADD COLUMN "about" text;
--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "page" text DEFAULT '/' NOT NULL;
--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "notifications" SET "kind" = 'exportReady', "data" = "data" || jsonb_build_object('export', 'gallery', 'page', '/gallery?export=' || ("data"->>'exportId')) WHERE "kind" = 'galleryExported';--> statement-breakpoint
UPDATE "notifications" SET "kind" = 'exportReady', "data" = "data" || jsonb_build_object('export', 'certificates', 'page', '/client/certificates?export=' || ("data"->>'exportId')) WHERE "kind" = 'certificatesExported';
