import { textTable } from '#framework/schema/texts/textTable';
import type { Language, Localized } from '#framework/base/i18n/localized';

/** A payment as the gateway sees it, reduced to what the portal relies on (rules 10.2). Amounts in halalas. */
export interface GatewayPayment {
  readonly id: string;
  readonly status:
    | 'initiated'
    | 'paid'
    | 'failed'
    | 'refunded'
    | 'voided'
    | 'authorized'
    | 'captured'
    | 'verified';
  readonly amount: number;
  readonly currency: string;
  /** Refunded amount in halalas. */
  readonly refunded: number;
  /** Address of 3-D Secure; null once the payment is decided. */
  readonly transactionUrl: string | null;
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly message: string | null;
}

/** Source of a card payment: the gateway's token for a card, or the payment token of Apple Pay. */
export type CardSource = { readonly token: string } | { readonly applePay: string };

export interface CardCharge {
  /** Our own payment id: it makes the creation idempotent. */
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly source: CardSource;
  readonly callbackUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The gateway understood and will not: asking again changes nothing. Any other error says nothing of what happened. */
export class GatewayRefusal extends Error {}

/** The card gateway. The portal trusts only what `fetch` returns, never what a browser or a webhook says. */
export interface CardGateway {
  create(charge: CardCharge): Promise<GatewayPayment>;
  /** Null when the gateway knows no such payment. */
  fetch(id: string): Promise<GatewayPayment | null>;
  /** Gives back part of a paid payment, in halalas; asked twice it pays twice. @throws GatewayRefusal, or when it is not known to be done. */
  refund(id: string, amount: number): Promise<GatewayPayment>;
  /**
   * Takes a paid or authorised payment back before it is settled: the card is charged nothing. One that its payer has
   * not decided cannot be taken back.
   * @throws GatewayRefusal when it is in no state for it.
   */
  void(id: string): Promise<GatewayPayment>;
  /**
   * Identity of a token's card, as a text that is equal for equal cards and holds no card number; null for an unknown
   * token.
   */
  cardOf(token: string): Promise<string | null>;
  /** Deletes a saved token; an unknown one is gone already. */
  forget(token: string): Promise<void>;
  /** Apple's word that this shop may show its sheet, for the address that Apple named; opaque to us. */
  applePaySession(validationUrl: string): Promise<Record<string, unknown>>;
}

/** The banks' words for a refused card, by what the gateway's message holds (rules 10.4). */
const reasons: Readonly<Record<string, Localized>> = textTable('checks/declineReason/reasons', {
  'INSUFFICIENT FUNDS': { ar: 'رصيد البطاقة غير كافٍ.', en: 'The card has insufficient funds.' },
  'LOST CARD': { ar: 'البطاقة مبلّغ عن فقدانها.', en: 'The card is reported lost.' },
  'EXPIRED CARD': { ar: 'انتهت صلاحية البطاقة.', en: 'The card has expired.' },
  DECLINED: { ar: 'رفض البنك العملية.', en: 'The bank declined the payment.' },
  '3DS': { ar: 'لم يكتمل التحقق لدى البنك.', en: 'The bank’s verification was not completed.' },
});

const otherwise = textTable('checks/declineReason/otherwise', {
  ar: 'لم يقبل البنك العملية.',
  en: 'The bank did not accept the payment.',
});

/** Reason for a failed card payment, for the person who paid; the gateway's own words stay in the record. */
export function declineReason(message: string | null, language: Language): string {
  const found = Object.entries(reasons).find(([words]) => message?.toUpperCase().includes(words));
  return (found?.[1] ?? otherwise)[language];
}
