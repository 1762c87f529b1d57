import type { OrderedPackage } from '../../../db/schema/requests';
import { servicePackages, type ServiceRow } from '../../../modules/orders/readServices';
import type { SeededRandom } from '../../sample/seededRandom';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { Findings, Found, Part } from '../scenario/findings';
import type { Plan } from '../data/plan';
import type { TimedStep } from '../scenario/timeScenario';
import { type DemoBranch, type DemoCompany, type DemoForm, type DemoVehicle, need } from '../demoBusiness';
import { type Quote, quoteOrder } from '#domain/pricing/quote';
import { VAT_PERCENT } from '#domain/pricing/amounts';

/** Version of a request's contract with its price. */
export interface ContractPlan {
  readonly version: number;
  readonly source: 'template' | 'uploaded';
  readonly sentAt: Date;
  readonly quote: Quote;
}

const price = (basePrice: number, fee = 0): Quote =>
  quoteOrder({
    basePrice,
    extraFees: fee > 0 ? [{ label: null, amount: fee }] : [],
    vatPercent: VAT_PERCENT,
  });

/** Price of the order when it was placed; null for an order that had no price yet, or was already paid. */
function orderQuote({ plan, service, package: chosen, vehicles }: Case): Quote | null {
  if (plan.redeems || plan.custom) return null;
  const bought = servicePackages(service).find(({ id }) => id === chosen?.id);
  const order = bought
    ? { package: bought }
    : { basePrice: service.basePrice, quantity: Math.max(1, vehicles.length) };
  return quoteOrder({ ...order, extraFees: [], vatPercent: VAT_PERCENT });
}

/** Contracts that were sent, newest last; an uploaded one has its own price. */
export function contractsOf(one: Case): ContractPlan[] {
  let quote = orderQuote(one);
  return one.steps
    .filter(({ name }) => name === 'sendContract' || name === 'uploadContract')
    .map(({ name, at: sentAt }, index) => {
      if (name === 'uploadContract') quote = agreedPrice(one, quote, index);
      if (!quote) throw new Error(`a contract of ${one.plan.company} has no price`);
      const source = name === 'sendContract' ? 'template' : 'uploaded';
      return { version: index + 1, source, sentAt, quote };
    });
}

/** The first upload prices the description; a later one takes a twentieth off, or adds the travel to a distant branch. */
function agreedPrice({ service, branch }: Case, former: Quote | null, index: number): Quote {
  if (!former) return price(service.basePrice * 2, 45_000);
  if (index === 0) return price(former.subtotal + 40_000, 35_000);
  const far = branch.city.en !== 'Riyadh' && branch.city.en !== 'Jeddah';
  return far ? price(former.subtotal, 30_000) : price(Math.round(former.subtotal * 0.95));
}

/** Current price of the request. */
export function currentQuote(one: Case): Quote | null {
  return contractsOf(one).at(-1)?.quote ?? orderQuote(one);
}

export interface CaseActor {
  readonly id: string;
  readonly performer:
    | 'client'
    | 'branch_manager'
    | 'admin'
    | 'admin_operation'
    | 'admin_finance'
    | 'supervisor'
    | 'inspector';
}

/** Actors of each side of one request. */
export interface CasePeople {
  readonly client: CaseActor;
  readonly operations: CaseActor;
  readonly finance: CaseActor;
  readonly supervisor: CaseActor;
  readonly inspector: CaseActor;
}

/** Request of the demo with its history, before it becomes rows. */
export interface Case {
  readonly plan: Plan;
  readonly id: string;
  readonly random: SeededRandom;
  readonly company: DemoCompany;
  readonly branch: DemoBranch;
  readonly otherBranchIds: readonly string[];
  /** The request that its branch was ordered with, and paid by. */
  readonly orderedWithId: string | null;
  readonly vehicles: readonly DemoVehicle[];
  readonly service: ServiceRow;
  readonly package: OrderedPackage | null;
  readonly form: DemoForm;
  readonly parts: readonly Part[];
  readonly people: CasePeople;
  readonly findings: Findings;
  /** Faults whose first correction the supervisor refuses. */
  readonly refused: ReadonlySet<Found>;
  readonly placedAt: Date;
  readonly steps: readonly TimedStep[];
  readonly visitAt: Date | null;
}

/** Time of a request's last step of that name; null if it was never taken. */
export function lastAt({ steps }: Pick<Case, 'steps'>, name: TransitionName): Date | null {
  return steps.findLast((step) => step.name === name)?.at ?? null;
}

export function has(one: Pick<Case, 'steps'>, name: TransitionName): boolean {
  return lastAt(one, name) !== null;
}

/** Time at which the first payment was settled; null before. */
export function paidAt(one: Pick<Case, 'steps'>): Date | null {
  return lastAt(one, 'settlePayment') ?? lastAt(one, 'confirmPayment');
}

const secondMs = 1000;

/** Opens the other branches of an order when it is paid, without an actor, in its orderer's name (rules 3.15). */
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
