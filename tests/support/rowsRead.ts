import type { Pool, QueryConfig } from 'pg';
import { vi } from 'vitest';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/**
 * Runs a statement and returns the number of rows that PostgreSQL read of each table: those it used and those it filtered out.
 */
export async function rowsRead(
  client: Pool,
  text: string,
  values: readonly unknown[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    [...values],
  );
  const read = new Map<string, number>();
  const look = (plan: Plan): void => {
    const table = plan['Relation Name'];
    const here = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
    if (table) read.set(table, (read.get(table) ?? 0) + here);
    plan.Plans?.forEach(look);
  };
  for (const row of rows) look(row['QUERY PLAN'][0].Plan);
  return read;
}

/** Returns the number of rows that a statement reads of all tables. */
export async function allRowsRead(client: Pool, text: string, values: readonly unknown[]): Promise<number> {
  return [...(await rowsRead(client, text, values)).values()].reduce((sum, count) => sum + count, 0);
}

/** Runs a call and returns its answer, with the number of rows that its statements read of each table. */
export async function rowsReadBy<T>(
  client: Pool,
  act: () => Promise<T>,
): Promise<{ readonly answer: T; readonly read: ReadonlyMap<string, number> }> {
  const sent = vi.spyOn(client, 'query');
  const answer = await act();
  const statements = sent.mock.calls as unknown as [QueryConfig | string, unknown[]?][];
  sent.mockRestore();
  const read = new Map<string, number>();
  for (const [config, given] of statements) {
    const { text, values } = typeof config === 'string' ? { text: config, values: undefined } : config;
    if (!/^\s*(?:select|with)\b/i.test(text)) continue;
    for (const [table, rows] of await rowsRead(client, text, values ?? given ?? []))
      read.set(table, (read.get(table) ?? 0) + rows);
  }
  return { answer, read };
}
