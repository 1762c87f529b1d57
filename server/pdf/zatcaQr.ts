import type { Instant } from '#domain/contracts/contractPaper';
import { decimalRiyals, toDate } from './text/formats';

export interface ZatcaQrFields {
  readonly sellerName: string;
  /** Fifteen digits. */
  readonly vatNumber: string;
  readonly timestamp: Instant;
  /** Total with VAT. */
  readonly totalHalalas: number;
  readonly vatHalalas: number;
}

const encoder = new TextEncoder();

function encodeField(tag: number, value: string): Uint8Array {
  const bytes = encoder.encode(value);
  if (bytes.length > 255) throw new RangeError(`ZATCA QR tag ${tag} is longer than 255 bytes`);
  return Uint8Array.of(tag, bytes.length, ...bytes);
}

/**
 * Text of a tax invoice's QR code: base64 of tag, UTF-8 byte length and value for tags 1 to 5. Source: ZATCA Security
 * Features Implementation Standard 1.1, phase 1.
 * @throws RangeError if a value takes more than 255 bytes or an amount is not a whole number of halalas.
 */
export function zatcaQrPayload(fields: ZatcaQrFields): string {
  const values = [
    fields.sellerName,
    fields.vatNumber,
    toDate(fields.timestamp)
      .toISOString()
      .replace(/\.\d{3}Z$/, 'Z'),
    decimalRiyals(fields.totalHalalas),
    decimalRiyals(fields.vatHalalas),
  ];
  return Buffer.concat(values.map((value, index) => encodeField(index + 1, value))).toString('base64');
}
