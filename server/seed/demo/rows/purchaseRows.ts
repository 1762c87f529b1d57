import { randomUUID } from 'node:crypto';
import { packageEndsOn } from '#domain/pricing/packages';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { packagePurchases } from '../../../db/schema/money';
import { type Case, lastAt, paidAt } from '../cases/case';

const unitsOf = ({ vehicles }: Case) => Math.max(1, vehicles.length);

/** The packages that were paid for, each with what its requests have drawn from it. */
export function purchaseRows(
  cases: readonly Case[],
): (typeof packagePurchases.$inferInsert & { readonly id: string; readonly requestId: string })[] {
  return cases.flatMap((one) => {
    const opened = paidAt(one);
    if (!one.package || !opened) return [];
    const { name, quantity, duration } = one.package;
    const startsOn = riyadhDate(opened);
    const drawn = cases.filter(({ plan }) => plan.redeems !== undefined && plan.redeems === one.plan.buys);
    const early = drawn.find(({ placedAt }) => placedAt <= opened);
    const placed = drawn.filter((other) => !lastAt(other, 'cancel'));
    const used = placed.reduce((sum, other) => sum + unitsOf(other), unitsOf(one));
    if (early || used > quantity)
      throw new Error(`${one.plan.buys} is drawn on too early or too often: ${used}`);
    const endsOn = packageEndsOn(startsOn, duration);
    const owner = { requestId: one.id, clientId: one.company.id, serviceId: one.service.id };
    return [{ id: randomUUID(), ...owner, name, quantity, used, startsOn, endsOn }];
  });
}
