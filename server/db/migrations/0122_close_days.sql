-- The close day of open requests was stored 30 days after their approval; it is 7 days after it now, and at least 3 days from now.
UPDATE "requests" SET "completion_due_at" = greatest("status_since" + interval '7 days', now() + interval '3 days')
WHERE "status" IN ('certificate_generated', 'corrections_approved')
  AND "completion_due_at" > greatest("status_since" + interval '7 days', now() + interval '3 days');
