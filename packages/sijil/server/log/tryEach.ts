/**
 * Does the same for each row, one after the other. A row that fails is logged by its ids and does not stop the others; it is
 * tried again in the next run.
 */
export async function tryEach<Row extends Readonly<Record<string, string | null>>>(
  log: { error: (about: object, message: string) => void },
  rows: readonly Row[],
  failed: string,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      log.error({ err: error, ...row }, failed);
    }
  }
}

/** Number of rows in memory at once. */
const batch = 500;

interface Rows<Key extends string> {
  /** Key of a row, by which the rows are sorted. */
  readonly key: Key;
  /** Reads at most `limit` rows after the key `after` in its order; from the start if it is undefined. */
  readonly read: (
    after: string | undefined,
    limit: number,
  ) => Promise<readonly Readonly<Record<Key, string>>[]>;
}

/**
 * Does the same for every row, however many, a batch at a time. Each row is tried once a run: one that fails, or that still
 * matches afterwards, is tried again in the next run and not at the end of this one.
 */
export async function tryBatches<Key extends string>(
  log: Parameters<typeof tryEach>[0],
  failed: string,
  { key, read }: Rows<Key>,
  work: (id: string) => Promise<void>,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after, batch);
    await tryEach(log, rows, failed, (row) => work(row[key]));
    if (rows.length < batch) return;
    after = rows.at(-1)?.[key];
  }
}
