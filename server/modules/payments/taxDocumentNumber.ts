import type { taxDocuments } from '../../db/schema/money';

const prefixes = { invoice: 'INV', credit_note: 'CN' } as const;

/** How an invoice or a credit note is called on paper: `INV-000731`. */
export function taxDocumentNumber({
  kind,
  number,
}: Pick<typeof taxDocuments.$inferSelect, 'kind' | 'number'>): string {
  return `${prefixes[kind]}-${String(number).padStart(6, '0')}`;
}
