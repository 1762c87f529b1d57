import { sql } from 'drizzle-orm';
import { taxDocumentDigits, taxDocumentPrefixes } from '#domain/formats/taxDocumentNumber';
import { taxDocuments } from '../db/schema/money';
import { computed, type DerivedField } from './derivedField';

const { kind, number } = taxDocuments;

/** What the declaration says of a tax document beyond its own columns: the number as `taxDocumentNumber` writes it. */
export const taxDocumentFields: Readonly<Record<string, DerivedField>> = {
  code: {
    ...computed(
      sql`(case ${kind} when 'invoice' then ${taxDocumentPrefixes.invoice}::text else ${taxDocumentPrefixes.credit_note}::text end
        || '-' || lpad(${number}::text, greatest(${taxDocumentDigits}::int, length(${number}::text)), '0'))`,
    ),
    order: number,
  },
};
