import { textTable } from 'sijil/schema/texts/textTable';
import type { Language, Localized } from 'sijil/base/i18n/localized';

/** A payment as the gateway reports it, reduced to what the portal relies on (rules 10.2). Amounts in halalas. */
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

/** Definitive refusal by the gateway: a retry changes nothing. After any other error the outcome is unknown. */
export class GatewayRefusal extends Error {}

/** The card gateway. The portal trusts only the answers of `fetch`, never those of a browser or a webhook. */
export interface CardGateway {
  create(charge: CardCharge): Promise<GatewayPayment>;
  /** Null for a payment that the gateway does not know. */
  fetch(id: string): Promise<GatewayPayment | null>;
  /**
   * Refunds part of a paid payment, in halalas. Not idempotent: two calls pay twice.
   * @throws GatewayRefusal, or another error if the outcome is unknown.
   */
  refund(id: string, amount: number): Promise<GatewayPayment>;
  /**
   * Voids a paid or authorised payment before settlement: the card is charged nothing. A payment that its payer has not
   * completed cannot be voided.
   * @throws GatewayRefusal for a payment in an unsuitable state.
   */
  void(id: string): Promise<GatewayPayment>;
  /**
   * Identity of a token's card, as a text that is equal for equal cards and holds no card number; null for an unknown
   * token.
   */
  cardOf(token: string): Promise<string | null>;
  /** Deletes a saved token; an unknown token counts as deleted. */
  forget(token: string): Promise<void>;
  /** Session with which Apple allows this shop to show its payment sheet, from the address that Apple named; opaque to us. */
  applePaySession(validationUrl: string): Promise<Record<string, unknown>>;
}

/** Texts for a refused card, by a part of the gateway's message (rules 10.4). */
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

/** Reason for a failed card payment, for the person who paid; the gateway's original message stays in the record. */
export function declineReason(message: string | null, language: Language): string {
  const found = Object.entries(reasons).find(([words]) => message?.toUpperCase().includes(words));
  return (found?.[1] ?? otherwise)[language];
}
