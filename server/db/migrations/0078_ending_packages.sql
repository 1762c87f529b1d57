CREATE INDEX "package_purchases_left" ON "package_purchases" USING btree ("ends_on") WHERE used < quantity and closed_at is null;
