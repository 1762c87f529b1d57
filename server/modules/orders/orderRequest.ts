import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import type { customOrderBody, orderBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import type { OrderedPackage } from '../../db/schema/requests';
import { performTransition } from '../../workflow/performTransition';
import { drawContractNow } from '../contracts/drawContract';
import { readCompany } from '../settings/readCompany';
import { notifyAbout } from '../notifications/notify';
import { assertOrderAnswers } from './orderAnswers';
import { assertSubject, assertWish, type Subject, unitsOfSubject, type Wish } from './orderSubject';
import { placeOrder } from './placeOrder';
import { priceOrder } from './quoteFor';
import { textTable } from 'sijil/schema/texts/textTable';
import { findOffer, type Owned } from './readServices';
import { orderSubmissions } from '../../db/schema/orderSubmissions';
import { ApiError } from 'sijil/server/http/apiError';

interface OrderSubmission {
  readonly userId: string;
  /** The caller's idempotency key; undefined without one: each call is then a separate order. */
  readonly key: string | undefined;
  /** Operation and body of the order. */
  readonly content: readonly [operation: string, body: unknown];
}

/**
 * Places an order in one transaction, and only once per key: a second tab, or a retry after a lost answer, gets the existing
 * request (rules 3.22). A refused order leaves its key unused.
 * @returns the request's id.
 * @throws ApiError order_placed_already if another order was placed under the key
 */
export async function placeOnce(
  api: AppContext,
  { userId, key, content }: OrderSubmission,
  place: (tx: Transaction) => Promise<string>,
): Promise<string> {
  return api.db.transaction(async (tx) => {
    if (key === undefined) return place(tx);
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const own = and(eq(orderSubmissions.userId, userId), eq(orderSubmissions.key, key));
    // A simultaneous second order waits here until the first was placed or refused.
    const claimed = await tx
      .insert(orderSubmissions)
      .values({ userId, key, digest, createdAt: api.clock() })
      .onConflictDoNothing()
      .returning({ key: orderSubmissions.key });
    if (claimed.length === 0) {
      const [before] = await tx.select().from(orderSubmissions).where(own);
      if (!before?.requestId || before.digest !== digest) throw new ApiError('order_placed_already');
      return before.requestId;
    }
    const requestId = await place(tx);
    await tx.update(orderSubmissions).set({ requestId }).where(own);
    return requestId;
  });
}

const visitEach = textTable('checks/orderRequest/visitEach', {
  ar: 'زيارة لكل فرع',
  en: 'A visit to each branch',
});

export interface Orderer {
  readonly actor: Actor;
  readonly language: Language;
  /** Idempotency key of the order (`placeOnce`). */
  readonly key?: string | undefined;
}

/** Preferred time of an order for one place; several branches get a separate proposal each. */
export function wishOf(
  api: AppContext,
  tx: Transaction,
  actor: Actor,
  { branchId, otherBranchIds }: Subject,
  { serviceId, preferredOn, preferredAt, answers }: Omit<Parameters<typeof assertWish>[2], 'branchId'>,
  language: Language,
): Promise<Wish> {
  if (otherBranchIds.length > 0) return Promise.resolve({ preferredOn: null, preferredAt: null });
  const wish = { serviceId, branchId, preferredOn, preferredAt, answers };
  return assertWish(tx, actor, wish, api.clock(), language);
}

/**
 * Orders a service at its price; unless an admin reviews its contracts, the contract is sent in the same transaction.
 * Answers the new request's id.
 */
export async function orderService(
  api: AppContext,
  { actor, language, key }: Orderer,
  body: ShapeValues<typeof orderBody>,
): Promise<string> {
  const submission = { userId: actor.userId, key, content: ['request', body] } as const;
  const id = await placeOnce(api, submission, async (tx) => {
    const service = await findOffer(tx, body.serviceId);
    const subject = await assertSubject(tx, actor, service, body, language);
    const answers = assertOrderAnswers(service, body.answers ?? [], language);
    const { vatPercent } = await readCompany(tx);
    const terms = { ...body, units: unitsOfSubject(subject), vatPercent };
    const priced = priceOrder(service, terms, language);
    const request = await placeOrder(api, tx, actor, service, subject, {
      kind: 'standard',
      otherBranchIds: [...subject.otherBranchIds],
      answers,
      package: boughtWith(priced.package, subject),
      quote: priced.quote,
      total: priced.quote.total,
      paymentPlan: priced.paymentPlan,
      notes: body.notes ?? null,
      ...(await wishOf(api, tx, actor, subject, { ...body, answers }, language)),
    });
    if (service.requiresContractReview)
      await notifyAbout(api, tx, request, 'orderPlaced', 'operations', { actor });
    else await performTransition(api, { requestId: request.id, name: 'sendContract', actor: null }, tx);
    return request.id;
  });
  await drawContractNow(api, id);
  return id;
}

/** Requests an inspection that no package covers; it waits for an admin's contract with its price. */
export async function orderCustom(
  api: AppContext,
  { actor, language, key }: Orderer,
  body: ShapeValues<typeof customOrderBody>,
): Promise<string> {
  return placeOnce(api, { userId: actor.userId, key, content: ['custom', body] }, async (tx) => {
    const service = await findOffer(tx, body.serviceId);
    const subject = await assertSubject(tx, actor, service, body, language);
    const answers = assertOrderAnswers(service, body.answers ?? [], language);
    const request = await placeOrder(api, tx, actor, service, subject, {
      kind: 'custom',
      answers,
      notes: body.notes,
      ...(await wishOf(api, tx, actor, subject, { ...body, answers }, language)),
    });
    await notifyAbout(api, tx, request, 'customOrdered', 'operations', { actor });
    return request.id;
  });
}

/**
 * Package that an order buys. Several branches without one buy a visit each as a package, so that unused visits remain in the
 * balance.
 */
function boughtWith(chosen: Owned<'packages'> | null, { otherBranchIds }: Subject): OrderedPackage | null {
  if (chosen) {
    const { id, name, duration, quantity } = chosen;
    return { id, name, duration, quantity };
  }
  if (otherBranchIds.length === 0) return null;
  return { id: 'branches', name: visitEach, duration: 'annual', quantity: 1 + otherBranchIds.length };
}
