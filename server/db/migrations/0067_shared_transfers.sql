CREATE INDEX "payments_by_reference" ON "payments" USING btree ("reference_key") WHERE status in ('awaiting', 'paid');
--> statement-breakpoint
CREATE INDEX "payments_by_receipt" ON "payments" USING btree ("receipt_file_id") WHERE status in ('awaiting', 'paid');
