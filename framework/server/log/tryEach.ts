/**
 * Does the same for each row, one after the other. A row that fails is logged by its ids and keeps nobody waiting: the
 * others are done, and it comes up again with the next run.
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
