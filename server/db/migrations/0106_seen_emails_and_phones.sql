ALTER TABLE "branches" drop column "search_key";
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("street", '') || chr(10) || coalesce("responsible_name", '') || chr(10) || coalesce("responsible_phone", ''))) STORED;
--> statement-breakpoint
-- Addresses of accounts lose the characters that nobody sees, where no other account has the address.
DO $$
DECLARE
  unseen constant text := '[\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u2007\u200B-\u200F\u202A-\u202F\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
  account record;
BEGIN
  FOR account IN
    SELECT id, role, btrim(regexp_replace(email, unseen, '', 'g')) AS seen
    FROM users WHERE email ~ unseen ORDER BY created_at
  LOOP
    IF account.seen = '' THEN
      RAISE WARNING 'The email address of the account % (%) has only characters that nobody sees. Enter another.', account.id, account.role;
      CONTINUE;
    END IF;
    BEGIN
      UPDATE users SET email = account.seen WHERE id = account.id;
    EXCEPTION WHEN unique_violation THEN
      RAISE WARNING 'The email address of the account % (%) has characters that nobody sees; without them it belongs to another account. Enter another.', account.id, account.role;
    END;
  END LOOP;
END $$;
