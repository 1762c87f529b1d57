ALTER TABLE "saved_cards" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_user_id_index" ON "saved_cards" USING btree ("user_id") WHERE is_default;
