CREATE INDEX CONCURRENTLY "certificates_current_of_branch" ON "certificates" USING btree ("branch_id","service_id","valid_until") WHERE superseded_at is null and revoked_at is null;
