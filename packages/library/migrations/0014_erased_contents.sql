CREATE TABLE "erased_contents" (
	"sha256" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE INDEX "erased_contents_erased_at_index" ON "erased_contents" USING btree ("erased_at");
