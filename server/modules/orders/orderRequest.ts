import type { Language } from '#domain/i18n/localized';
import type { customOrderBody, orderBody, redeemBody } from '#domain/requests/bodies';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import type { ShapeValues } from '#domain/schema/shape';
import type { Api } from '../../http/api';
import type { Transaction } from '../../db/connect';
import type { Actor } from '../../http/actor';
import { performTransition } from '../../workflow/performTransition';
import { drawContractNow } from '../contracts/drawContract';
import { readCompany } from '../settings/readCompany';
import { tellAbout } from '../notifications/notify';
import { assertAnswers } from './orderAnswers';
import { assertSubject, type Subject } from './orderSubject';
import { assertWish } from './assertWish';
import { assertEnoughLeft, assertPurchase } from './assertPurchase';
import { placeOrder } from './placeOrder';
import { priceOrder } from './priceOrder';
import { findService } from './serviceRow';

interface Orderer {
  readonly actor: Actor;
  readonly language: Language;
}

function wishOf(
  api: Api,
  tx: Transaction,
  actor: Actor,
  { branchId }: Subject,
  { serviceId, preferredAt }: { readonly serviceId: string; readonly preferredAt?: string | null },
  language: Language,
): Promise<Date | null> {
  return assertWish(tx, actor, { serviceId, branchId, preferredAt }, api.clock(), language);
}

/**
 * Orders a service at its price; unless an admin reviews its contracts, the contract is sent in the same transaction.
 * Answers the new request's id.
 */
export async function orderService(
  api: Api,
  { actor, language }: Orderer,
  body: ShapeValues<typeof orderBody>,
): Promise<string> {
  const id = await api.db.transaction(async (tx) => {
    const service = await findService(tx, body.serviceId);
    const subject = await assertSubject(tx, actor, service, body, language);
    const { vatPercent } = await readCompany(tx);
    const terms = {
      ...body,
      vehiclesCount: subject.vehicleIds.length,
      signedOn: riyadhDate(api.clock()),
      vatPercent,
    };
    const priced = priceOrder(service, terms, language);
    const { id, name, duration, quantity } = priced.package ?? {};
    const request = await placeOrder(api, tx, actor, service, subject, {
      kind: 'standard',
      answers: assertAnswers(service, body.answers ?? [], language),
      package: id && name && duration && quantity ? { id, name, duration, quantity } : null,
      quote: priced.quote,
      total: priced.quote.total,
      paymentPlan: priced.paymentPlan,
      notes: body.notes ?? null,
      preferredAt: await wishOf(api, tx, actor, subject, body, language),
    });
    if (service.reviewed) await tellAbout(api, tx, request, 'orderPlaced', 'operations', { actor });
    else await performTransition(api, { requestId: request.id, name: 'sendContract', actor: null }, tx);
    return request.id;
  });
  await drawContractNow(api, id);
  return id;
}

/** Asks for something that no package covers; it waits for an admin's contract with its price. */
export async function orderCustom(
  api: Api,
  { actor, language }: Orderer,
  body: ShapeValues<typeof customOrderBody>,
): Promise<string> {
  return api.db.transaction(async (tx) => {
    const service = await findService(tx, body.serviceId);
    const subject = await assertSubject(tx, actor, service, body, language);
    const request = await placeOrder(api, tx, actor, service, subject, {
      kind: 'custom',
      answers: assertAnswers(service, body.answers ?? [], language),
      notes: body.notes,
      preferredAt: await wishOf(api, tx, actor, subject, body, language),
    });
    await tellAbout(api, tx, request, 'customOrdered', 'operations', { actor });
    return request.id;
  });
}

/** Pays for a new inspection out of a package that the company has already bought. */
export async function redeemPurchase(
  api: Api,
  { actor, language }: Orderer,
  body: ShapeValues<typeof redeemBody>,
): Promise<string> {
  return api.db.transaction(async (tx) => {
    const service = await findService(tx, body.serviceId);
    const purchase = await assertPurchase(tx, actor, service, body.purchaseId, api.clock());
    const subject = await assertSubject(tx, actor, service, body, language);
    assertEnoughLeft(purchase, subject, language);
    const request = await placeOrder(api, tx, actor, service, subject, {
      kind: 'redeemed',
      answers: assertAnswers(service, body.answers ?? [], language),
      purchaseId: purchase.id,
      notes: body.notes ?? null,
      preferredAt: await wishOf(api, tx, actor, subject, body, language),
    });
    await performTransition(api, { requestId: request.id, name: 'redeemPackage', actor }, tx);
    return request.id;
  });
}
