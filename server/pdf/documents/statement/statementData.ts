import type { DocumentText, Instant } from '#domain/contracts/contractPaper';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Brand } from '../../createDocument';

/** Movement of a client's account; in halalas, positive if it is owed by the client. */
export interface StatementLine {
  readonly at: Instant;
  readonly kind: 'invoice' | 'credit_note' | 'payment' | 'refund';
  /** Number of the document, payment or refund. */
  readonly code: string;
  readonly request: string;
  readonly amount: number;
}

export interface StatementData {
  readonly brand: Brand;
  readonly drawnOn: Instant;
  readonly client: {
    readonly name: DocumentText;
    readonly code: string;
    readonly vatNumber: string | null;
  };
  /** Riyadh days, both included; without a first one, the statement begins with the first movement. */
  readonly from: string | null;
  readonly to: string;
  /** Balance before the period, and at its end. */
  readonly opening: number;
  readonly closing: number;
  readonly lines: readonly StatementLine[];
  readonly iban: string;
  readonly bank: DocumentText;
}

export const statementLabels = {
  title: { ar: 'كشف حساب', en: 'Statement of account' },
  client: { ar: 'العميل', en: 'Client' },
  clientNumber: { ar: 'رقم العميل', en: 'Client number' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  from: { ar: 'تاريخ البداية', en: 'From' },
  to: { ar: 'تاريخ النهاية', en: 'To' },
  on: { ar: 'التاريخ', en: 'Date' },
  movement: { ar: 'الحركة', en: 'Movement' },
  request: { ar: 'الطلب', en: 'Request' },
  debit: { ar: 'مدين', en: 'Debit' },
  credit: { ar: 'دائن', en: 'Credit' },
  balance: { ar: 'الرصيد', en: 'Balance' },
  opening: { ar: 'الرصيد الافتتاحي', en: 'Opening balance' },
  closing: { ar: 'الرصيد الختامي', en: 'Closing balance' },
  owed: { ar: 'الرصيد الختامي المستحق على العميل', en: 'Closing balance, owed by the client' },
  held: { ar: 'الرصيد الختامي لصالح العميل', en: 'Closing balance, in the client’s favour' },
  none: { ar: 'لا حركات في هذه المدة.', en: 'No movements in this period.' },
  iban: { ar: 'الآيبان للتحويل', en: 'IBAN for transfers' },
  kinds: {
    invoice: { ar: 'فاتورة ضريبية', en: 'Tax invoice' },
    credit_note: { ar: 'إشعار دائن', en: 'Credit note' },
    payment: { ar: 'دفعة', en: 'Payment' },
    refund: { ar: 'استرداد', en: 'Refund' },
  },
} satisfies Record<string, Localized | Record<string, Localized>>;
