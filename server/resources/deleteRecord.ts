import { eq } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import type { Resource } from '#domain/schema/resource';
import type { Api } from '../api';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { recordAudit } from './audit';
import { columnOf } from './columnOf';
import { hooksOf } from './hooks/hooksOf';
import { tableNamed } from './tables';
import { usersOf } from './usersOf';
import { lockRecord } from './writeRecord';

/** Deletes softly; refuses while other records still use it, and says which kinds of them. */
export function deleteRecord(
  api: Api,
  write: { resource: Resource; actor: Actor; language: Language },
  id: string,
): Promise<void> {
  const { resource, actor } = write;
  return api.db.transaction(async (tx) => {
    const before = await lockRecord(api, tx, write, id, 'delete');
    const users = await usersOf(tx, resource, id);
    if (users.length > 0) {
      const list = (language: Language) => users.map(({ label, count }) => `${label[language]} (${count})`);
      throw new ApiError('still_in_use', { users: { ar: list('ar').join('، '), en: list('en').join(', ') } });
    }
    await tx
      .update(tableNamed(resource.name))
      .set({ deletedAt: api.clock(), version: before.version + 1 })
      .where(eq(columnOf(resource, 'id'), id));
    await recordAudit(tx, {
      resource,
      id,
      action: 'delete',
      actor,
      at: api.clock(),
      version: before.version + 1,
      changes: {},
    });
    await hooksOf(resource).afterDelete?.({ api, tx, resource, actor, id, values: before });
  });
}
