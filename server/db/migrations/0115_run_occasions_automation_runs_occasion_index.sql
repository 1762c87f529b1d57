CREATE INDEX CONCURRENTLY "automation_runs_occasion_index" ON "automation_runs" USING btree ("occasion");
