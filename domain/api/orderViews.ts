import { z } from 'zod';
import { openingSpan } from './lookupViews';
import { revocationView } from './paperViews';
import { paymentStates } from '../requests/choices';
import { draftChoice } from '../requests/orderDraftBody';
import { fileLink, localizedText, nameText, priceView, type Wire } from 'sijil/contract/parts';
import { keysOf } from 'sijil/base/objects';

export const quoteView = priceView.extend({
  /** What is paid when, if the contract is signed. */
  instalments: z.array(
    z.object({ sequence: z.number(), amount: z.number(), daysAfterSignature: z.number() }),
  ),
  /** True where the package is long enough for two payments. */
  twoPaymentsOffered: z.boolean(),
});

/** Paid package with a balance, offered instead of a new purchase. */
export const purchaseView = z.object({
  id: z.string(),
  name: localizedText,
  remaining: z.number(),
  quantity: z.number(),
  endsOn: z.string(),
  /** True if the second payment is overdue: the balance is blocked until it is paid. */
  paused: z.boolean(),
});

export const servicePackageView = z.object({
  id: z.string(),
  name: localizedText,
  duration: z.string(),
  quantity: z.number(),
  price: z.number(),
  /** Price after its discount; equal to `price` without one. */
  payable: z.number(),
  payableWithVat: z.number(),
});

export const serviceView = z.object({
  id: z.string(),
  name: localizedText,
  description: localizedText,
  image: fileLink.nullable(),
  subject: z.enum(['branch', 'vehicle']),
  billing: z.enum(['single', 'package']),
  basePrice: z.number(),
  basePriceWithVat: z.number(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  packages: z.array(servicePackageView),
  howItWorks: z.array(z.object({ id: z.string(), title: localizedText, details: localizedText })),
  questions: z.array(z.object({ id: z.string(), text: localizedText, mandatory: z.boolean() })),
  purchases: z.array(purchaseView),
  /** Total balance of all of them. */
  balance: z.number(),
});

export const orderDraftView = z.object({
  step: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Number of times that it was saved. */
  writes: z.number(),
  /** Idempotency-Key of the order that starts here, the same in every tab and on every device. */
  orderKey: z.string(),
  /** Newest request for this service that waits for its client to sign or pay: shown with a new order. */
  open: z.object({ id: z.string(), number: z.number() }).nullable(),
  /** Latest answers of each branch to this service's questions, by question id. */
  remembered: z.record(z.string(), z.record(z.string(), z.string())),
});

/** An earlier request as the start of a similar order, in the format of the wizard's draft. */
export const orderAgainView = z.object({
  branchIds: z.array(z.string()),
  vehicleIds: z.array(z.string()),
  /** Null if the purchased service or package is no longer offered. */
  choice: draftChoice.nullable(),
  paymentPlan: z.enum(['one', 'two']),
  answers: z.record(z.string(), z.string()),
  notes: z.string(),
});

export const ownBranchView = z.object({
  id: z.string(),
  name: nameText,
  restaurant: nameText.nullable(),
  city: localizedText,
  district: localizedText.nullable(),
  street: z.string(),
  main: z.boolean(),
  /** Null while nobody has set it. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  openingHours: z.array(openingSpan).nullable(),
  responsibleName: z.string(),
  responsiblePhone: z.string(),
});

/** Outcome of starting a payment: settled, waiting for finance, or to be authenticated with the bank at `redirectUrl`. */
export const paymentStartedView = z.object({
  paymentId: z.string(),
  status: z.enum(keysOf(paymentStates)),
  redirectUrl: z.string().nullable(),
});

export type QuoteView = z.infer<typeof quoteView>;
export type ServiceView = Wire<z.infer<typeof serviceView>>;
export type OrderAgainView = z.infer<typeof orderAgainView>;
export type OrderDraftView = Wire<z.infer<typeof orderDraftView>>;
export type OwnBranchView = Wire<z.infer<typeof ownBranchView>>;
export type PaymentStartedView = z.infer<typeof paymentStartedView>;

/** Public facts of a certificate, by its code. */
export const verificationView = z.object({
  code: z.string(),
  state: z.enum(['valid', 'expired', 'superseded', 'revoked']),
  companyName: z.string(),
  /** Address of a small picture of the logo that it was issued with. */
  logo: z.string().nullable(),
  subjectName: z.string(),
  city: localizedText,
  service: localizedText,
  score: z.number(),
  grade: z.string(),
  issuedAt: z.date(),
  validUntil: z.date(),
  /** Time and result of the inspection, and the time since which corrections have raised it; null where not stored. */
  result: z
    .object({
      inspectedAt: z.string().nullable(),
      atVisit: z.object({ score: z.number(), grade: z.string() }),
      correctedAt: z.string().nullable(),
      gradeReason: localizedText.nullable(),
    })
    .nullable(),
  /** Null unless it was revoked. */
  revocation: revocationView.nullable(),
  /** Successors: another certificate of the same branch or vehicle, or one for each vehicle of a fleet. */
  supersededBy: z.array(z.object({ code: z.string(), subjectName: z.string() })),
});
export type VerificationView = Wire<z.infer<typeof verificationView>>;

/** What a file of a contract is, and the contract that it belongs to. */
export const contractFileView = z.object({
  /** Number printed on the contract: the request's and the version. */
  number: z.string(),
  /** The file that was sent, its signed copy, or the record of its signature. */
  file: z.enum(['sent', 'signed', 'record']),
  /** Signed, waiting for the signature, or replaced by a later version without one. */
  state: z.enum(['signed', 'waiting', 'replaced']),
  companyName: nameText,
  sentAt: z.date(),
  signedAt: z.date().nullable(),
});
export type ContractFileView = Wire<z.infer<typeof contractFileView>>;

/** Settings that the portal needs before sign-in. */
export const settingsView = z.object({
  cardGateway: z.object({
    url: z.string(),
    publicKey: z.string(),
    sandbox: z.boolean(),
    savedCards: z.boolean(),
    applePay: z.boolean(),
  }),
  /** Null until the company's own account has been entered. */
  bank: z
    .object({
      accountName: localizedText,
      bank: localizedText,
      accountNumber: z.string(),
      iban: z.string(),
      swift: z.string(),
    })
    .nullable(),
  /** False while the settings still hold the example company: nothing can be ordered. */
  takesOrders: z.boolean(),
  support: z.object({
    email: z.string(),
    phone: z.string(),
    termsUrl: z.string().nullable(),
    privacyUrl: z.string().nullable(),
  }),
  /**
   * Company that runs the portal, for its legal texts and every footer; null while the settings still hold the example.
   */
  operator: z
    .object({ name: localizedText, unifiedNumber: z.string(), vatNumber: z.string(), address: localizedText })
    .nullable(),
  demo: z.boolean(),
  /** True if no mail server is set: admins read emails in the portal's own mailbox. */
  mailStays: z.boolean(),
  /** Name of the provider at which the team signs in; null where people have passwords alone. */
  signInProvider: z.string().nullable(),
  /** Raster tiles for the maps, as a Leaflet URL template; null if none are set. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
});
export type SettingsView = z.infer<typeof settingsView>;
