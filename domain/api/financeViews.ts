import { z } from 'zod';
import { ageingBandNames } from '../pricing/invoices';
import { paymentMethods, refundStates } from '../requests/choices';
import { statedView } from './requestViews';
import { localizedText, nameText, type Wire } from 'sijil/contract/parts';
import { keysOf, objectFrom } from 'sijil/base/objects';
import { packageStates } from '../pricing/packages';

/** A request that can still be refunded, in halalas. `max` is the largest possible refund. */
export const refundableView = statedView.extend({
  id: z.string(),
  number: z.number(),
  client: z.object({ id: z.string(), name: nameText }),
  service: localizedText,
  paid: z.number(),
  refunded: z.number(),
  max: z.number(),
  /** The largest refund that needs no reason for visits drawn from a package; equal to `max` if none were drawn. */
  undrawn: z.number(),
  /** Money that no invoice covers, such as what was paid too much: it is refunded first, without a credit note. */
  uncovered: z.number(),
  /** True if some of it was paid by bank transfer and is refunded to an IBAN. */
  byTransfer: z.boolean(),
  iban: z.string().nullable(),
  /** Number of the invoice; null if none was issued, as for an order cancelled before. */
  invoice: z.number().nullable(),
  /** Payments, the oldest first. */
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.enum(keysOf(paymentMethods)),
      /** The card's last four digits, or the transfer's reference. */
      reference: z.string().nullable(),
      amount: z.number(),
      paidAt: z.string(),
    }),
  ),
});
export type RefundableView = Wire<z.infer<typeof refundableView>>;

export const refundView = z.object({
  id: z.string(),
  code: z.string(),
  amount: z.number(),
  status: z.enum(keysOf(refundStates)),
});

const movements = { paid: z.number(), refunded: z.number(), due: z.number() };

/** Halalas; `month` is `YYYY-MM` in Riyadh. `due` fell due in that month, by today at the latest, and is still unpaid. */
export const paymentsGraphView = z.object({
  months: z.array(z.object({ month: z.string(), ...movements })),
  /** Sums over the same months. */
  totals: z.object(movements),
  /** Unpaid from before those months. */
  dueEarlier: z.number(),
  /** Unpaid, and not due yet. */
  upcoming: z.number(),
});
export type PaymentsGraphView = Wire<z.infer<typeof paymentsGraphView>>;

const byBand = z.object(objectFrom(ageingBandNames, () => z.number()));

/** Unpaid amounts by age, in total and by client; halalas. */
export const ageingView = z.object({
  bands: byBand,
  sum: z.number(),
  clients: z.array(
    z.object({
      client: z.object({ id: z.string(), name: nameText }),
      phone: z.string().nullable(),
      bands: byBand,
      sum: z.number(),
      oldestDueOn: z.string(),
    }),
  ),
  /** Number of clients with debts, including those that are not listed here. */
  clientsTotal: z.number(),
});
export type AgeingView = Wire<z.infer<typeof ageingView>>;

/** An unpaid instalment; `days` since its last day to pay, 0 until it is overdue. */
export const owedView = z.object({
  id: z.string(),
  sequence: z.number(),
  amount: z.number(),
  dueOn: z.string(),
  days: z.number(),
  request: z.object({ id: z.string(), code: z.string() }),
  client: z.object({ id: z.string(), name: nameText }),
});
export type OwedView = Wire<z.infer<typeof owedView>>;

/** A package that a company has bought: its balance, its period and its uses. */
export const ownPackageView = z.object({
  id: z.string(),
  name: localizedText,
  service: z.object({ id: z.string(), name: localizedText }),
  state: z.enum(keysOf(packageStates)),
  quantity: z.number(),
  left: z.number(),
  /** Riyadh days. */
  startsOn: z.string(),
  endsOn: z.string(),
  /** The request that bought it; null if the reader may not read that request, such as one of another branch. */
  boughtWith: z.object({ id: z.string(), number: z.number() }).nullable(),
  /** Requests that drew on it, latest first; only those that the reader may read. */
  uses: z.array(
    statedView.extend({
      id: z.string(),
      number: z.number(),
      branch: z.object({ id: z.string(), name: nameText }).nullable(),
      /** Inspections that the request used: one, or one for each vehicle. */
      units: z.number(),
      createdAt: z.date(),
    }),
  ),
});

export type OwnPackageView = Wire<z.infer<typeof ownPackageView>>;

/** Card that its holder saved with the gateway: enough to recognise it, never its number. */
export const savedCardView = z.object({
  id: z.string(),
  /** Brand as the gateway names it: mada, visa, master. */
  brand: z.string(),
  lastFour: z.string(),
  /** `MM/YYYY`. */
  expiry: z.string(),
  /** True for the card that its holder chose as default; without one, the newest comes first. */
  isDefault: z.boolean(),
  /** True if the card has expired: it can only be deleted. */
  expired: z.boolean(),
});

export type SavedCardView = z.infer<typeof savedCardView>;
