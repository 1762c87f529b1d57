import { liveFunctions } from '../db/live/liveFunctions';

/** The statements of a migration, with the functions of live changes behind the table that they write to. */
export function withLive(statements: readonly string[]): string[] {
  const creates = statements.some((statement) => statement.startsWith('CREATE TABLE "live_events"'));
  return creates ? [...statements, ...liveFunctions] : [...statements];
}
