CREATE INDEX CONCURRENTLY "requests_revoked" ON "requests" USING btree ("certificate_revoked_at") WHERE certificate_revoked_at is not null;
