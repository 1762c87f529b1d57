import type { Database } from '../connect';
import type { Replica } from './replica';

interface Reading {
  readonly db: Database;
  readonly replica?: Replica;
}

/** Runs read-only work with the connections to read from: the replica's where it has replayed everything. */
export function fromReplica<Context extends Reading, Result>(
  context: Context,
  work: (reading: Context) => Promise<Result>,
): Promise<Result> {
  const { replica } = context;
  return replica ? replica.read((db) => work({ ...context, db })) : work(context);
}

/** Returns the connections for long read-only work that its caller repeats if it fails. */
export async function readingFrom<Context extends Reading>(context: Context): Promise<Context> {
  return context.replica ? { ...context, db: await context.replica.choose() } : context;
}
