import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { profileDraftView } from '#domain/api/profileViews';
import type { Language } from 'sijil/base/i18n/localized';
import { type Activity, toActivity } from '#domain/profile/companyFields';
import {
  type ProfileAnswers,
  profileShapes,
  type ProfileStep,
  typedSteps,
} from '#domain/profile/profileSteps';
import { validate } from 'sijil/schema/validate';
import { objectFrom } from 'sijil/base/objects';
import type { AppContext } from 'sijil/server/http/appContext';
import type { DraftWriter } from 'sijil/contract/draftWriters';
import { assertWritten, writtenBy } from 'sijil/server/console/draftWriter';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { profileDrafts } from '../../db/schema/profile';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import { isVerified } from '../identity/identityChecks';
import { issueMessages } from 'sijil/schema/issueMessages';
import { resources } from '#resources';
import { ApiError } from 'sijil/server/http/apiError';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { type BranchWriter, insertBranch } from '../branches/ownBranches';
import { checkedAnswers, writeClient } from './companyAnswers';

/**
 * Completes a registration from its draft: everything is validated again and written in one transaction.
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
    nameEn: typeof company['companyNameEn'] === 'string' ? company['companyNameEn'].slice(0, 120) : null,
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

/** Checks that the sub type belongs to the chosen type. */
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

interface StoredDraft {
  readonly step: ProfileStep;
  readonly answers: ProfileAnswers;
  readonly writes?: number;
}

/** Stored draft of a profile; the default is the company and person that the account already names. */
async function readStoredDraft(db: Queryable, userId: string): Promise<StoredDraft> {
  const [draft] = await db.select().from(profileDrafts).where(eq(profileDrafts.userId, userId));
  if (draft) return draft;
  const { clients } = tables;
  const [row] = await db
    .select({ companyName: clients.companyName, name: users.name, phone: users.phone })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.id))
    .where(eq(clients.id, userId));
  if (!row) return { step: 'company', answers: {} };
  const { companyName, name, phone } = row;
  const place = {
    name: companyName.slice(0, 120),
    responsibleName: name,
    responsiblePhone: phone,
    main: true,
  };
  return {
    step: 'company',
    answers: { company: { companyName }, locations: { kind: 'single', branches: [place] } },
  };
}

/** Stores the answers as typed. @throws ApiError draft_elsewhere if another page has written since this one read */
export async function saveStoredDraft(
  api: AppContext,
  userId: string,
  { step, answers, ...by }: Omit<StoredDraft, 'writes'> & DraftWriter,
): Promise<void> {
  const draft = { step, answers, updatedAt: api.clock() };
  const { row, change, setWhere } = writtenBy(profileDrafts, by);
  const written = await api.db
    .insert(profileDrafts)
    .values({ userId, ...draft, ...row })
    .onConflictDoUpdate({
      target: profileDrafts.userId,
      set: { ...draft, ...change },
      ...(setWhere && { setWhere }),
    })
    .returning({ writes: profileDrafts.writes });
  assertWritten(written);
}

/** Activity of a type of business; a sub type has that of its main type. */
async function activityOf(db: Queryable, clientTypeId: string): Promise<Activity> {
  const { clientTypes } = tables;
  const [type] = await db
    .select({ activity: clientTypes.activity })
    .from(clientTypes)
    .where(eq(clientTypes.id, clientTypeId));
  return toActivity(type?.activity);
}

/** The draft as the wizard reads it, with the steps that are valid today. */
export async function readDraftView(
  api: AppContext,
  userId: string,
  language: Language,
): Promise<z.output<typeof profileDraftView>> {
  const { step, answers, writes = 0 } = await readStoredDraft(api.db, userId);
  const done = {
    ...objectFrom(
      typedSteps,
      (name) => validate(profileShapes[name], 'create', answers[name] ?? {}, language).ok,
    ),
    identity: await isVerified(api.db, userId),
  };
  return { step, answers, writes, done };
}
