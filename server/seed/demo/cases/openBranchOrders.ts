import { need } from '../demoBusiness';
import { type Case, paidAt } from './case';

const secondMs = 1000;

/** The other branches of an order are opened when it is paid: by nobody, in its orderer's name (rules 3.15). */
export function openBranchOrders(cases: readonly Case[]): Case[] {
  return cases.map((one) => {
    if (!one.plan.branchOrder) return one;
    const lead = need(
      cases.find(({ plan }) => plan.buys === one.plan.redeems),
      `the order of ${one.plan.redeems}`,
    );
    const opened = need(paidAt(lead) ?? undefined, `the payment of ${one.plan.redeems}`).getTime();
    return {
      ...one,
      orderedWithId: lead.id,
      people: { ...one.people, client: lead.people.client },
      placedAt: new Date(opened + secondMs),
      steps: one.steps.map((step) => ({ ...step, at: new Date(opened + 2 * secondMs) })),
    };
  });
}
