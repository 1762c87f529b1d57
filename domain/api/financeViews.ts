import { z } from 'zod';
import { ageingBandNames } from '../pricing/invoices';
import { paymentMethods, refundStates } from '../requests/choices';
import { statedView } from './requestViews';
import { localizedText, type Wire } from '#framework/contract/parts';
import { keysOf, objectFrom } from '#framework/base/objects';
import { packageStates } from '../pricing/packages';

/** A request that money may still go back on; halalas. `max` is the most that a refund may be. */
export const refundableView = statedView.extend({
  id: z.string(),
  number: z.number(),
  client: z.object({ id: z.string(), name: z.string() }),
  service: localizedText,
  paid: z.number(),
  refunded: z.number(),
  max: z.number(),
  /** The most without a reason for visits that were drawn from a package; `max` where none were. */
  undrawn: z.number(),
  /** True where some of it came by bank transfer and goes back to an IBAN. */
  byTransfer: z.boolean(),
  iban: z.string().nullable(),
  /** The number of the invoice; null where none was issued, as for an order cancelled before. */
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
  /** Over the same months. */
  totals: z.object(movements),
  /** Unpaid from before those months. */
  dueEarlier: z.number(),
  /** Unpaid, and not due yet. */
  upcoming: z.number(),
});
export type PaymentsGraphView = Wire<z.infer<typeof paymentsGraphView>>;

const byBand = z.object(objectFrom(ageingBandNames, () => z.number()));

/** Amounts owed by age, in total and by client; halalas. */
export const ageingView = z.object({
  bands: byBand,
  sum: z.number(),
  clients: z.array(
    z.object({
      client: z.object({ id: z.string(), name: z.string() }),
      bands: byBand,
      sum: z.number(),
      oldestDueOn: z.string(),
    }),
  ),
  /** Number of clients that owe something, also of those not listed here. */
  clientsTotal: z.number(),
});
export type AgeingView = Wire<z.infer<typeof ageingView>>;

/** An instalment that is owed; `days` since the day on which it was due. */
export const owedView = z.object({
  id: z.string(),
  sequence: z.number(),
  amount: z.number(),
  dueOn: z.string(),
  days: z.number(),
  request: z.object({ id: z.string(), code: z.string() }),
  client: z.object({ id: z.string(), name: z.string() }),
});
export type OwedView = Wire<z.infer<typeof owedView>>;

/** A package that a company has bought: what is left of it, until when, and where it went. */
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
  /** The request that bought it; null where the reader may not know of it, such as one of another branch. */
  boughtWith: z.object({ id: z.string(), number: z.number() }).nullable(),
  /** The requests that drew on it, the latest first; of those that the reader may know of. */
  uses: z.array(
    statedView.extend({
      id: z.string(),
      number: z.number(),
      branch: z.object({ id: z.string(), name: z.string() }).nullable(),
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
  /** Chosen by its holder; where none is, the newest comes first. */
  isDefault: z.boolean(),
  /** True if the card has expired: it can only be deleted. */
  expired: z.boolean(),
});

export type SavedCardView = z.infer<typeof savedCardView>;
