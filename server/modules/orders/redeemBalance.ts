import { and, eq } from 'drizzle-orm';
import type { redeemBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { AppContext } from 'sijil/server/http/appContext';
import { performTransition } from '../../workflow/performTransition';
import { assertOrderAnswers, orderTexts } from './orderAnswers';
import { type Orderer, placeOnce, wishOf } from './orderRequest';
import { assertSubject, type Subject } from './orderSubject';
import { placeOrder } from './placeOrder';
import { findOffer, type ServiceRow } from './readServices';
import type { Language } from 'sijil/base/i18n/localized';
import { drawBalance } from '#domain/pricing/packages';
import type { Actor } from 'sijil/schema/access';
import type { Transaction } from 'sijil/server/db/connect';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { openPurchases } from '../packages/openPurchases';
import { packagePurchases } from '../../db/schema/money';

/**
 * Pays for new inspections from packages that the company has bought: a request for each branch, all or none. Returns the id
 * of the first, which the others reference as the order.
 */
export async function redeemBalance(
  api: AppContext,
  { actor, language, key }: Orderer,
  body: ShapeValues<typeof redeemBody>,
): Promise<string> {
  return placeOnce(api, { userId: actor.userId, key, content: ['redeem', body] }, async (tx) => {
    const service = await findOffer(tx, body.serviceId);
    const subject = await assertSubject(tx, actor, service, body, language);
    const answers = assertOrderAnswers(service, body.answers ?? [], language);
    const wish = await wishOf(api, tx, actor, subject, { ...body, answers }, language);
    const visits = visitsOf(subject);
    const drawn = await chooseBalance(tx, actor, service, {
      purchaseId: body.purchaseId ?? null,
      subject,
      now: api.clock(),
      language,
    });
    let first: string | null = null;
    for (const [index, visit] of visits.entries()) {
      const request = await placeOrder(api, tx, actor, service, visit, {
        kind: 'redeemed',
        answers,
        purchaseId: drawn[index] ?? null,
        orderedWithId: first,
        notes: body.notes ?? null,
        ...wish,
      });
      await performTransition(api, { requestId: request.id, name: 'redeemPackage', actor }, tx);
      first ??= request.id;
    }
    return String(first);
  });
}

/** Visits of the order: one per branch, or one for all vehicles. */
function visitsOf({ branchId, otherBranchIds, vehicleIds }: Subject) {
  return [branchId, ...otherBranchIds].map((id) => ({ branchId: id, vehicleIds }));
}

interface Draw {
  /** Purchase to draw on; null for the entire balance. */
  readonly purchaseId: string | null;
  readonly subject: Subject;
  readonly now: Date;
  readonly language: Language;
}

/**
 * Purchase for each request of an order, from the company's balance of the service, which is locked until the transaction
 * ends.
 * @throws ApiError not_found for a purchase that is not theirs or of another service; package_exhausted without a balance;
 * validation_failed at the choice if the balance is too small.
 */
async function chooseBalance(
  tx: Transaction,
  actor: Actor,
  service: ServiceRow,
  { purchaseId, subject, now, language }: Draw,
): Promise<readonly string[]> {
  if (purchaseId !== null) await assertOwnPurchase(tx, actor, service, purchaseId);
  const open = await openPurchases(tx, String(actor.clientId), [service.id], now).for('update');
  const balances = purchaseId === null ? open : open.filter(({ id }) => id === purchaseId);
  if (balances.length === 0) throw new ApiError('package_exhausted');
  const { vehicleIds, otherBranchIds } = subject;
  const needs = vehicleIds.length > 0 ? [vehicleIds.length] : [1, ...otherBranchIds.map(() => 1)];
  const drawn = drawBalance(balances, needs);
  if (drawn) return drawn;
  const left = balances.map(({ remaining }) => remaining);
  // Vehicles are inspected in one request, and so are drawn from one package.
  const [field, text, limit] =
    vehicleIds.length > 0
      ? (['vehicleIds', orderTexts.moreThanLeft, Math.max(...left)] as const)
      : (['otherBranchIds', orderTexts.balanceTooSmall, left.reduce((sum, one) => sum + one, 0)] as const);
  throw fieldError(field, text[language].replace('{limit}', String(limit)));
}

/** @throws ApiError not_found for a purchase of another company or service. */
async function assertOwnPurchase(
  tx: Transaction,
  actor: Actor,
  service: ServiceRow,
  id: string,
): Promise<void> {
  if (!/^[\da-f-]{36}$/i.test(id)) throw new ApiError('not_found');
  const [purchase] = await tx
    .select({ id: packagePurchases.id })
    .from(packagePurchases)
    .where(
      and(
        eq(packagePurchases.id, id),
        eq(packagePurchases.clientId, String(actor.clientId)),
        eq(packagePurchases.serviceId, service.id),
      ),
    );
  if (!purchase) throw new ApiError('not_found');
}
