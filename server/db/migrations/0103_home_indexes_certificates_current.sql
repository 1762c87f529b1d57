CREATE INDEX CONCURRENTLY "certificates_current" ON "certificates" USING btree ("client_id","valid_until") WHERE superseded_at is null and revoked_at is null;
