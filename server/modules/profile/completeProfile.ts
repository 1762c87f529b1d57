import { eq } from 'drizzle-orm';
import { issueMessages } from '#framework/schema/issueMessages';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { profileDrafts } from '../../db/schema/profile';
import { ApiError } from '#framework/server/http/apiError';
import { changesBetween, recordAudit } from '#framework/server/resources/audit';
import { tables } from '#framework/server/db/schema/tables';
import { type BranchWriter, insertBranch } from '../branches/insertBranch';
import { isVerified } from '../identity/identityChecks';
import { checkedAnswers, writeClient } from './companyAnswers';
import { activityOf, readStoredDraft } from './profileDraft';

/**
 * Finishes a registration from its draft: everything is validated once more and written in one transaction, or nothing
 * is.
 * @throws ApiError profile_already_complete, profile_incomplete, identity_not_verified, validation_failed
 */
export function completeProfile(api: AppContext, writer: BranchWriter): Promise<void> {
  const { userId } = writer.actor;
  const { clients } = tables;
  return api.db.transaction(async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, userId)).for('update');
    if (!client) throw new ApiError('not_found');
    if (client.profileCompleted) throw new ApiError('profile_already_complete');
    const { answers } = await readStoredDraft(tx, userId);
    const { company, branches } = checkedAnswers(answers, writer.language);
    if (!(await isVerified(tx, userId))) throw new ApiError('identity_not_verified');
    await assertSubType(tx, writer, company);
    await writeClient(api, tx, writer, client, { ...company, profileCompleted: true });
    const activity = await activityOf(tx, company.clientTypeId);
    const restaurantId = activity === 'restaurant' ? await addRestaurant(api, tx, writer, company) : null;
    for (const { id: _, ...branch } of branches)
      await insertBranch(api, tx, writer, { ...branch, restaurantId });
    await tx.delete(profileDrafts).where(eq(profileDrafts.userId, userId));
  });
}

type Values = Readonly<Record<string, unknown>>;

async function addRestaurant(
  api: AppContext,
  tx: Transaction,
  { actor }: BranchWriter,
  company: Values,
): Promise<string> {
  const values = {
    clientId: actor.userId,
    name: String(company['companyName']).slice(0, 120),
  };
  const at = api.clock();
  const [row] = await tx
    .insert(tables.restaurants)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning({ id: tables.restaurants.id });
  const id = String(row?.id);
  const changes = changesBetween({}, values);
  await recordAudit(tx, {
    resource: resources.restaurants,
    id,
    action: 'create',
    actor,
    at,
    version: 1,
    changes,
  });
  return id;
}

/** The sub type belongs to the chosen type. */
async function assertSubType(tx: Transaction, { language }: BranchWriter, company: Values): Promise<void> {
  const { clientTypes } = tables;
  const [sub] = await tx
    .select({ parentId: clientTypes.parentId })
    .from(clientTypes)
    .where(eq(clientTypes.id, String(company['clientSubTypeId'])));
  if (sub?.parentId === company['clientTypeId']) return;
  const label = resources.clients.fields.clientSubTypeId.label[language];
  const message = issueMessages.not_an_option[language].replace('{label}', label);
  throw new ApiError('validation_failed', {}, { 'company.clientSubTypeId': [message] });
}
