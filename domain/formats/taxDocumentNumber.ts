export const taxDocumentPrefixes = { invoice: 'INV', credit_note: 'CN' } as const;

/** How many digits a number has at least. */
export const taxDocumentDigits = 6;

export type TaxDocumentKind = keyof typeof taxDocumentPrefixes;

/** How an invoice or a credit note is called, on paper and on every screen: `INV-000731`. */
export function taxDocumentNumber({
  kind,
  number,
}: {
  readonly kind: TaxDocumentKind;
  readonly number: number;
}): string {
  return `${taxDocumentPrefixes[kind]}-${String(number).padStart(taxDocumentDigits, '0')}`;
}
