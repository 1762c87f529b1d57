CREATE FUNCTION lock_all(names text[]) RETURNS void LANGUAGE plpgsql AS $$
-- Locks tables in the order in which processes that serve write to them. One that writes in another order would wait for this
-- lock while this one waits for it: before PostgreSQL ends either, all locks are given up and taken anew.
DECLARE
  tables text := (SELECT string_agg(quote_ident(name), ', ') FROM unnest(names) AS name);
BEGIN
  PERFORM set_config('lock_timeout', '700ms', true);
  FOR attempt IN 1 .. 20 LOOP
    BEGIN
      EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', tables);
      PERFORM set_config('lock_timeout', '0', true);
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(random() / 5);
    END;
  END LOOP;
  RAISE lock_not_available USING MESSAGE = format('%s are in use all the time: migrate at a quieter hour', tables);
END $$;
--> statement-breakpoint
CREATE FUNCTION partition_by_month(name text, moment text) RETURNS void LANGUAGE plpgsql AS $$
-- Makes a table one that is cut by the months of a column. Its rows stay where they are: the present table becomes the first part,
-- for all times, until the nightly job gives it an end. Nothing is read, whatever its size.
DECLARE
  former text := name || '_first';
  indexes text[];
  keys text[];
  triggers text[];
  numbered record;
  privilege record;
  one text;
BEGIN
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO indexes
    FROM pg_index WHERE indrelid = name::regclass AND NOT indisprimary;
  SELECT array_agg(format('ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid))) INTO keys
    FROM pg_constraint WHERE conrelid = name::regclass AND contype = 'f';
  SELECT array_agg(pg_get_triggerdef(oid)) INTO triggers
    FROM pg_trigger WHERE tgrelid = name::regclass AND NOT tgisinternal;
  SELECT attname, pg_get_serial_sequence(name, attname)::regclass AS sequence, NULL::bigint AS next INTO numbered
    FROM pg_attribute WHERE attrelid = name::regclass AND attidentity <> '';

  -- Names of indexes go to those of the new table.
  FOR one IN SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = name::regclass LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', one, one || '_first');
  END LOOP;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', name, former);
  FOR one IN SELECT tgname FROM pg_trigger WHERE tgrelid = former::regclass AND NOT tgisinternal LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', one, former);
  END LOOP;
  IF numbered.attname IS NOT NULL THEN
    EXECUTE format('SELECT last_value + is_called::int FROM %s', numbered.sequence) INTO numbered.next;
    one := (SELECT relname FROM pg_class WHERE oid = numbered.sequence);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I DROP IDENTITY', former, numbered.attname);
  END IF;

  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE) PARTITION BY RANGE (%I)',
    name, former, moment);
  IF numbered.attname IS NOT NULL THEN
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME %I START WITH %s)',
      name, numbered.attname, one, numbered.next);
  END IF;
  FOREACH one IN ARRAY coalesce(indexes, '{}') LOOP
    EXECUTE one;
  END LOOP;
  FOREACH one IN ARRAY coalesce(keys, '{}') LOOP
    EXECUTE format('ALTER TABLE %I %s', name, one);
  END LOOP;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (MAXVALUE)', name, former);
  FOREACH one IN ARRAY coalesce(triggers, '{}') LOOP
    EXECUTE one;
  END LOOP;
  FOR privilege IN SELECT (aclexplode(relacl)).* FROM pg_class WHERE oid = former::regclass LOOP
    EXECUTE format('GRANT %s ON %I TO %s', privilege.privilege_type, name,
      CASE WHEN privilege.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(privilege.grantee)) END);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT lock_all('{audit_entries}');
--> statement-breakpoint
SELECT partition_by_month('audit_entries', 'at');
--> statement-breakpoint
DROP FUNCTION partition_by_month;
--> statement-breakpoint
DROP FUNCTION lock_all;
