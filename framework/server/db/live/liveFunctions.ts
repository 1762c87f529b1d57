/** Functions that the triggers of `installLiveTriggers` call; they come with the migration that creates `live_events`. */
export const liveFunctions: readonly string[] = [
  `CREATE FUNCTION tell_live(resource text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- An import, a mass change: who looks at the list reads it anew, whichever they were.
  IF cardinality(ids) > 200 THEN
    ids := ARRAY['*'];
  END IF;
  INSERT INTO live_events (tx, resource, record_id, at)
    SELECT pg_current_xact_id()::text::bigint, resource, unnest(ids), now() ON CONFLICT DO NOTHING;
  -- Only a call to look, the same one for a whole transaction, which PostgreSQL then sends once.
  PERFORM pg_notify('live', pg_current_xact_id()::text);
END $$;`,
  `CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  -- Which records a statement has changed: the first argument names their resource, the second the column of their ids.
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed WHERE %I IS NOT NULL LIMIT 201) AS few',
    TG_ARGV[1], TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM tell_live(TG_ARGV[0], ids);
  END IF;
  RETURN NULL;
END $$;`,
  `CREATE FUNCTION tell_handover() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  -- Whose a record was until this statement: each argument names a column that holds a person.
  FOR at IN 0 .. TG_NARGS - 1 LOOP
    EXECUTE format('SELECT array_agg(DISTINCT former.%1$I::text) FROM former JOIN changed USING (id)
      WHERE former.%1$I IS NOT NULL AND former.%1$I IS DISTINCT FROM changed.%1$I', TG_ARGV[at]) INTO ids;
    IF ids IS NOT NULL THEN
      PERFORM tell_live('rights', ids);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;`,
];
