CREATE INDEX CONCURRENTLY "instalments_surplus" ON "instalments" USING btree ("client_id") WHERE received > amount;
