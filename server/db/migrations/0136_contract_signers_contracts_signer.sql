CREATE INDEX CONCURRENTLY "contracts_signer" ON "contracts" USING btree ("signer_id","signed_at") WHERE signer_position is not null;
