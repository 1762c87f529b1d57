CREATE TABLE "brand" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"logo" uuid,
	"logo_dark" uuid,
	"icon" uuid,
	"colour" text,
	"dark_colour" text,
	"sender_name" text,
	"sign_in_picture" uuid,
	"search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name"->>'ar', '') || chr(10) || coalesce("name"->>'en', ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_dark_files_id_fk" FOREIGN KEY ("logo_dark") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_icon_files_id_fk" FOREIGN KEY ("icon") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_sign_in_picture_files_id_fk" FOREIGN KEY ("sign_in_picture") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "brand_created_at_id_index" ON "brand" USING btree ("created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "brand_search_key_index" ON "brand" USING gin ("search_key" gin_trgm_ops);
