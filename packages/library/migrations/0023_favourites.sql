CREATE TABLE "favourites" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"addresses" text[] NOT NULL
);

--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
