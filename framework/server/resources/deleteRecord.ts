import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '../http/appContext';
import type { Transaction } from '../db/connect';
import { ApiError } from '../http/apiError';
import { recordAudit } from './audit';
import { compile } from './compile';
import { hooksOf } from '#app/server/hooks';
import { lockRecord, type Write } from './lockRecord';
import { tableNamed } from '../db/schema/tables';
import { referencing } from './referencing';

/**
 * Deletes softly; refuses while other records still use it, and says which. `version`, where given, must be the newest.
 */
export function deleteRecord(api: AppContext, write: Write, id: string, version?: number): Promise<void> {
  return api.db.transaction((tx) => deleteInTransaction(api, tx, write, { id, version }));
}

interface Deletion {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The same in a transaction of the caller's. */
export async function deleteInTransaction(
  api: AppContext,
  tx: Transaction,
  write: Write,
  { id, version }: Deletion,
): Promise<void> {
  const { resource, actor, language } = write;
  const before = await lockRecord(api, tx, write, id, {
    action: 'delete',
    ...(version !== undefined && { version }),
  });
  const users = await referencing(tx, actor, resource, id);
  if (users.length > 0) {
    const list = (language: Language) => users.map(({ label, count }) => `${label[language]} (${count})`);
    const sentence = { ar: list('ar').join('، '), en: list('en').join(', ') };
    throw new ApiError('still_in_use', { users: sentence }, undefined, users);
  }
  await tx
    .update(tableNamed(resource.name))
    .set({ deletedAt: api.clock(), updatedAt: api.clock(), version: before.version + 1 })
    .where(eq(compile(resource).id, id));
  await recordAudit(tx, {
    resource,
    id,
    action: 'delete',
    actor,
    at: api.clock(),
    version: before.version + 1,
    // A deleted account cannot sign in; the history keeps whether it could before.
    changes: resource.account && before['active'] === true ? { active: { from: true, to: false } } : {},
  });
  await hooksOf(resource).afterDelete?.({ api, tx, resource, actor, id, language, values: before });
}
