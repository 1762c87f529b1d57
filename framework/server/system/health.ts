import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Health } from '#framework/contract/healthView';
import { errorCode } from '#framework/base/objects';
import { onlyReadsText } from '../db/watchDatabase';
import type { AppContext } from '../http/appContext';

const onlyReads = sql.raw(onlyReadsText);
const answerWithinMs = 2_000;
/** The check is open to everybody and never counted: it may not become a way to keep the disk busy. */
const diskEveryMs = 5_000;

/** Looks at the database and the disk at the same time, neither for longer than two seconds. */
export function createHealth({ db, storage }: Pick<AppContext, 'db' | 'storage'>): () => Promise<Health> {
  let probed: { readonly at: number; readonly found: Promise<Health['storage']> } | undefined;
  const probeDisk = () => {
    if (probed && performance.now() - probed.at < diskEveryMs) return probed.found;
    const found = within(storage.probe()).then(() => 'ok' as const, toDiskProblem);
    probed = { at: performance.now(), found };
    return found;
  };
  return async () => {
    const [database, disk] = await Promise.all([
      within(db.execute<{ readonly: boolean }>(onlyReads)).then(
        ({ rows }) => (rows[0]?.readonly ? ('readonly' as const) : ('ok' as const)),
        () => 'silent' as const,
      ),
      probeDisk(),
    ]);
    const status = database === 'ok' ? (disk === 'ok' ? 'ok' : 'degraded') : 'failing';
    return { status, database, storage: disk };
  };
}

function toDiskProblem(error: unknown): 'full' | 'failing' {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'failing';
}

function within<T>(work: Promise<T>): Promise<T> {
  const limit = pause(answerWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${answerWithinMs} ms`);
  });
  return Promise.race([work, limit]);
}
