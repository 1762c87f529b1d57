ALTER TABLE "mail_messages" ADD COLUMN "unsubscribe" text;
