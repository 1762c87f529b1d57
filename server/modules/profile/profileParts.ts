import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { profilePartsView } from '#domain/api/profileViews';
import { dutyBegins, dutyDeadline } from '#domain/profile/profileDuties';
import {
  askedFacts,
  missingFacts,
  missingSince,
  type ProfilePart,
  profilePartNames,
  profileParts,
  partShape,
  profilePercent,
} from '#domain/profile/profileParts';
import { validate } from 'sijil/schema/validate';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { refunds } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { ApiError, inputRefused } from 'sijil/server/http/apiError';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { readCompanyFacts, readLearnedDuties } from '../../workflow/profileDuties';
import type { BranchWriter } from '../branches/ownBranches';
import { drawContractNow } from '../contracts/drawContract';
import { renewUnsignedContracts } from '../contracts/addContract';
import { writeClient } from './companyAnswers';

type PartsView = z.output<typeof profilePartsView>;

/** Parts of the profile that the actor's company has still to complete. */
export async function readParts(db: Queryable, { clientId }: Actor): Promise<PartsView> {
  const company = await readCompanyFacts(db, String(clientId));
  if (!company) throw new ApiError('not_found');
  const missing: PartsView['missing'] = [];
  for (const part of profilePartNames) {
    if (missingFacts(part, company).length === 0) continue;
    const by = await readDeadline(db, String(clientId), missingSince(part, company));
    const due = by !== null || (await isDue(db, String(clientId), part));
    missing.push({ part, asked: askedFacts(part, company), due, by });
  }
  return { percent: profilePercent(company), missing };
}

/** Earliest deadline of the duties that began after the company's first signed order; null if there is none. */
async function readDeadline(
  db: Queryable,
  clientId: string,
  days: readonly string[],
): Promise<string | null> {
  if (days.length === 0) return null;
  const learned = await readLearnedDuties(db);
  const deadlines: string[] = [];
  for (const since of days) {
    const begins = dutyBegins(since, learned);
    // Limits the signing time by the order time, because the index of a company's orders starts with its oldest.
    const [order] = await db
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(eq(requests.clientId, clientId), lt(requests.createdAt, begins), lt(requests.signedAt, begins)),
      )
      .orderBy(asc(requests.createdAt))
      .limit(1);
    if (order) deadlines.push(dutyDeadline(since, learned));
  }
  return deadlines.sort()[0] ?? null;
}

/** Returns true if a request, or a refund, has reached the point where the part is needed. */
async function isDue(db: Queryable, clientId: string, part: ProfilePart): Promise<boolean> {
  const { before, dueIn } = profileParts[part];
  const waiting =
    before === 'refund'
      ? await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.clientId, clientId)).limit(1)
      : await db
          .select({ id: requests.id })
          .from(requests)
          .where(and(eq(requests.clientId, clientId), inArray(requests.status, [...dueIn])))
          .limit(1);
  return waiting.length > 0;
}

/**
 * Writes the facts of a part. Unsigned contracts print the company's numbers: they are rendered again before the answer is
 * sent, because the company may be about to sign one.
 * @throws ApiError validation_failed, also for facts that were supplied before; profile_incomplete before the registration is
 * complete.
 */
export async function givePart(
  api: AppContext,
  writer: BranchWriter,
  part: ProfilePart,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { userId } = writer.actor;
  const renewed = await api.db.transaction(async (tx) => {
    const [client] = await tx
      .select()
      .from(tables.clients)
      .where(eq(tables.clients.id, userId))
      .for('update');
    const company = await readCompanyFacts(tx, userId);
    if (!client || !company) throw new ApiError('not_found');
    if (!client.profileCompleted) throw new ApiError('profile_incomplete');
    const shape = partShape(askedFacts(part, company));
    const result = validate(shape, 'create', body, writer.language);
    if (!result.ok) throw inputRefused(shape, body, result.errors);
    const { values } = result;
    await writeClient(api, tx, writer, client, values);
    const cuisineTypeId = values['cuisineTypeId'];
    if (typeof cuisineTypeId === 'string') await nameCuisine(api, tx, writer, cuisineTypeId);
    return profileParts[part].before === 'contract' ? renewUnsignedContracts(tx, userId, api.clock()) : [];
  });
  await Promise.all(renewed.map((requestId) => drawContractNow(api, requestId)));
}

/** Sets the cuisine of the company's restaurants that have none, which registration created. */
async function nameCuisine(
  api: AppContext,
  tx: Transaction,
  { actor }: BranchWriter,
  cuisineTypeId: string,
): Promise<void> {
  const { restaurants } = tables;
  const at = api.clock();
  const named = await tx
    .update(restaurants)
    .set({ cuisineTypeId, version: sql`${restaurants.version} + 1`, updatedAt: at })
    .where(and(eq(restaurants.clientId, actor.userId), isNull(restaurants.cuisineTypeId)))
    .returning({ id: restaurants.id, version: restaurants.version });
  const resource = resources.restaurants;
  const changes = changesBetween({}, { cuisineTypeId });
  for (const { id, version } of named)
    await recordAudit(tx, { resource, id, action: 'update', actor, at, version, changes });
}
