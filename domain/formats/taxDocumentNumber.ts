export const taxDocumentPrefixes = { invoice: 'INV', credit_note: 'CN' } as const;

/** Minimum digits of the number, padded with zeros. */
export const taxDocumentDigits = 6;

export type TaxDocumentKind = keyof typeof taxDocumentPrefixes;

/** Invoice or credit note number, on paper and on screen: `INV-000731`. */
export function taxDocumentNumber({
  kind,
  number,
}: {
  readonly kind: TaxDocumentKind;
  readonly number: number;
}): string {
  return `${taxDocumentPrefixes[kind]}-${String(number).padStart(taxDocumentDigits, '0')}`;
}
