import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/readConfig';

/** Crockford's base 32: no letter that is read as a digit, so that a code can be read out and typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new code: 50 random bits. */
export function newCertificateCode(): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** A code as it is stored, from one as it was typed: any case, with hyphens, `O` for zero, `I` or `L` for one. */
export function toCertificateCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The public page of a certificate: what its QR and its posts lead to. */
export function verifyUrl({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string {
  return `${publicUrl}/verify/${code}`;
}
