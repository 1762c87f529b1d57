ALTER TABLE "clients" ADD COLUMN "not_vat_registered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- LOSES DATA: what was typed of steps that registration asks no more; it is asked when it is needed.
UPDATE "profile_drafts" SET
  "step" = CASE WHEN "step" IN ('documents', 'review') THEN 'locations' ELSE "step" END,
  "answers" = ("answers" - 'documents')
    #- '{company,position}' #- '{company,employees}' #- '{company,nationalityIds}' #- '{company,cuisineTypeId}'
    #- '{company,shopArea}' #- '{company,servicesMenu}';
