import { randomUUID } from 'node:crypto';
import { company } from '#domain/company';
import { transferReferenceKey } from '#domain/formats/transferReference';
import { decimalRiyals } from '../../../pdf/text/formats';
import type { instalments, payments } from '../../../db/schema/money';
import type { Case } from '../cases/case';
import type { TimedStep } from '../scenario/timeScenario';
import { minuteMs } from '../calendar/workTime';
import { texts } from '../data/texts';
import type { DemoFiles } from '../fileShelf';
import { transferReceipt } from '../pictures/otherScenes';

type NewInstalment = typeof instalments.$inferInsert & { readonly id: string };
export type NewPayment = typeof payments.$inferInsert & { readonly id: string };

/** How an attempt to pay ended: by the step that follows it, or by itself. */
interface Outcome {
  readonly status: NewPayment['status'];
  readonly at: Date | null;
  readonly failure?: string | null;
}

/** Every attempt to pay one of the instalments. */
export function paymentRows(one: Case, owed: readonly NewInstalment[], shelf: DemoFiles): NewPayment[] {
  return one.steps.flatMap((step, place) => {
    if (!step.method) return [];
    const sequence = step.name === 'pay' ? 1 : 2;
    const instalment = owed.find((row) => row.sequence === sequence);
    if (!instalment) throw new Error(`instalment ${sequence} of ${one.plan.company} is paid but not owed`);
    const outcome = outcomeOf(step, one.steps.slice(place + 1));
    const byFinance = step.method === 'bank_transfer' && outcome.at !== null;
    return [
      {
        id: randomUUID(),
        requestId: one.id,
        instalmentId: instalment.id,
        clientId: one.company.id,
        method: step.method,
        status: outcome.status,
        amount: instalment.amount,
        failure: outcome.failure ?? null,
        createdById: one.people.client.id,
        createdAt: step.at,
        settledAt: outcome.at,
        settledById: byFinance ? one.people.finance.id : null,
        ...meansOf(one, step, instalment.amount, outcome, shelf),
      },
    ];
  });
}

function outcomeOf(step: TimedStep, later: readonly TimedStep[]): Outcome {
  const [next] = later;
  if (step.method === 'bank_transfer') {
    const decision = later.find(({ name }) => /^(confirm|reject)(Next)?Payment$/.test(name));
    if (!decision) return { status: 'awaiting', at: null };
    const refused = decision.name.startsWith('reject');
    return {
      status: refused ? 'refused' : 'paid',
      at: decision.at,
      failure: refused ? decision.reason : null,
    };
  }
  if (step.name === 'payNext') return { status: 'paid', at: new Date(step.at.getTime() + minuteMs) };
  if (next?.name === 'settlePayment') return { status: 'paid', at: next.at };
  return { status: 'failed', at: new Date(step.at.getTime() + minuteMs), failure: texts.cardFailure };
}

function meansOf(one: Case, step: TimedStep, amount: number, { status }: Outcome, shelf: DemoFiles) {
  if (step.method === 'card') {
    const lastFour = String(Math.floor(one.random.between(1000, 9999)));
    const brand = one.random.pick(['mada', 'mada', 'visa', 'master']);
    return status === 'paid' ? { cardBrand: brand, cardLastFour: lastFour } : {};
  }
  const reference = `FT${Math.floor(one.random.between(1e9, 9.9e9))}`;
  const draw = () => transferReceipt(decimalRiyals(amount), reference);
  const receiptFileId = shelf.add(`receipt-${reference}.png`, draw, one.people.client.id, step.at);
  const receivedInto = status === 'paid' ? company.bank.iban : null;
  return { reference, referenceKey: transferReferenceKey(reference), receivedInto, receiptFileId };
}
