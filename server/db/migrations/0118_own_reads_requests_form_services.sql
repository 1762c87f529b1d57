CREATE INDEX CONCURRENTLY "requests_form_services" ON "requests" USING btree ("form_version_id","service_id");
