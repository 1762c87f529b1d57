import { and, eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import { drawBalance } from '#domain/pricing/packages';
import type { Actor } from '#framework/schema/access';
import type { Transaction } from '#framework/server/db/connect';
import { ApiError, fieldError } from '#framework/server/http/apiError';
import { openPurchases } from '../packages/openPurchases';
import { packagePurchases } from '../../db/schema/money';
import type { Subject } from './orderSubject';
import { orderTexts } from './orderTexts';
import type { ServiceRow } from './serviceRow';

interface Draw {
  /** The purchase that the caller wants to draw on; null for the whole balance. */
  readonly purchaseId: string | null;
  readonly subject: Subject;
  readonly now: Date;
  readonly language: Language;
}

/**
 * Purchase of each request of an order, from the company's own balance of the service, which nobody else draws on until
 * the transaction ends.
 * @throws ApiError not_found for a purchase that is not theirs or of another service; package_exhausted where nothing
 * is left; validation_failed at the choice where too little is.
 */
export async function chooseBalance(
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
  // Vehicles are inspected in one request and so out of one package.
  const [field, text, limit] =
    vehicleIds.length > 0
      ? (['vehicleIds', orderTexts.moreThanLeft, Math.max(...left)] as const)
      : (['otherBranchIds', orderTexts.balanceTooSmall, left.reduce((sum, one) => sum + one, 0)] as const);
  throw fieldError(field, text[language].replace('{limit}', String(limit)));
}

/** @throws ApiError not_found where a purchase is not the company's own or of another service. */
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
