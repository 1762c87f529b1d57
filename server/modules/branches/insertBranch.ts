import type { Language } from '#framework/base/i18n/localized';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import type { Actor } from '#framework/server/http/actor';
import { assertReferences } from '#framework/server/resources/assertReferences';
import { changesBetween, recordAudit } from '#framework/server/resources/audit';
import { compile } from '#framework/server/resources/compile';
import { hooksOf } from '../../records/hooksOf';
import { tableNamed } from '#framework/server/db/schema/tables';
import { toStored } from '#framework/server/resources/judgeInput';
import { lockLiveClient } from '../clients/findOfClient';

export interface BranchWriter {
  readonly actor: Actor;
  readonly language: Language;
}

type Values = Readonly<Record<string, unknown>>;

/** Makes a branch of the writer's own company, with the checks, the audit and the consequences of any other branch. */
export async function insertBranch(
  api: AppContext,
  tx: Transaction,
  writer: BranchWriter,
  values: Values,
): Promise<string> {
  const resource = resources.branches;
  const { actor, language } = writer;
  await lockLiveClient(tx, String(actor.clientId));
  const branch = { ...values, clientId: actor.clientId, active: true };
  await assertReferences(tx, { resource, actor, language }, branch);
  const at = api.clock();
  const [row] = await tx
    .insert(tableNamed(resource.name))
    .values({ ...toStored(resource, branch), createdAt: at, updatedAt: at })
    .returning({ id: compile(resource).id });
  const id = String(row?.['id']);
  const changes = changesBetween({}, branch);
  await recordAudit(tx, { resource, id, action: 'create', actor, at, version: 1, changes });
  await hooksOf(resource).afterCreate?.({ api, tx, resource, actor, id, language, values: branch });
  return id;
}
