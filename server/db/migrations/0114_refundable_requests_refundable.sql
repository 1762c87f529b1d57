CREATE INDEX CONCURRENTLY "requests_refundable" ON "requests" USING btree ((status = 'cancelled'),"status_since","id") WHERE is_refundable;
