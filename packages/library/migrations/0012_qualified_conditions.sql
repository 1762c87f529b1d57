UPDATE "designed_fields"
SET "shown_field" = "resource" || '.' || "shown_field", "shown_values" = replace("shown_values", ', ', ';')
WHERE "shown_field" IS NOT NULL;
