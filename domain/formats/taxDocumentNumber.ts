const prefixes = { invoice: 'INV', credit_note: 'CN' } as const;

export type TaxDocumentKind = keyof typeof prefixes;

/** How an invoice or a credit note is called, on paper and on every screen: `INV-000731`. */
export function taxDocumentNumber({
  kind,
  number,
}: {
  readonly kind: TaxDocumentKind;
  readonly number: number;
}): string {
  return `${prefixes[kind]}-${String(number).padStart(6, '0')}`;
}
