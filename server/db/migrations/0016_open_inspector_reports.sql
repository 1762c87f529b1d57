CREATE INDEX "inspector_reports_open" ON "inspector_reports" USING btree ("request_id") WHERE status = 'open';
