import { eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import { assertReferences } from '#framework/server/resources/assertReferences';
import { changesBetween, recordAudit } from '#framework/server/resources/audit';
import { toStored } from '#framework/server/resources/judgeInput';
import type { BranchWriter } from '../branches/insertBranch';

type Values = Readonly<Record<string, unknown>>;

/** Writes what a company says of itself to its record, with its references checked and the change in the trail. */
export async function writeClient(
  api: AppContext,
  tx: Transaction,
  { actor, language }: BranchWriter,
  before: Values & { readonly version: number },
  values: Values,
): Promise<void> {
  const resource = resources.clients;
  await assertReferences(tx, { resource, actor, language }, values);
  const version = before.version + 1;
  const at = api.clock();
  await tx
    .update(tables.clients)
    .set({ ...toStored(resource, values), version, updatedAt: at })
    .where(eq(tables.clients.id, actor.userId));
  const changes = changesBetween(before, values);
  await recordAudit(tx, { resource, id: actor.userId, action: 'update', actor, at, version, changes });
}
