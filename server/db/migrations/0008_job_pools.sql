CREATE TABLE "job_pools" (
	"pool_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);

