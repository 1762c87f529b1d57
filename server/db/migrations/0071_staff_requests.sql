-- The staff's list of requests has a new name: views that people stored for it follow.
UPDATE "saved_views" SET "list" = 'staffRequests' WHERE "list" = 'houseRequests';
