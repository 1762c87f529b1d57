import { type CertificateClaims, certificateClaims } from '#domain/certificates/certificateClaims';
import type { CertificateKeys } from '#domain/api/paperViews';

/**
 * Claims of a certificate's QR and the check of its signature: `genuine` as the company signed it, `tampered` with a signature
 * that does not match, `unknown` where the browser or the available keys cannot decide.
 */
export type Seal =
  | { readonly kind: 'genuine'; readonly claims: CertificateClaims }
  | { readonly kind: 'tampered' | 'unknown' };

/** Verifies a compact JWS (`alg` EdDSA) by the company's public keys, offline. */
export async function readSeal(seal: string, keys: CertificateKeys['keys']): Promise<Seal> {
  const [head = '', payload = '', signature = '', ...more] = seal.split('.');
  const claims = certificateClaims.safeParse(fromJson(payload));
  const { alg, kid } = headOf(head);
  if (more.length > 0 || !claims.success || alg !== 'EdDSA') return { kind: 'tampered' };
  const key = keys.find((one) => one.kid === kid);
  // A key that the company does not publish proves nothing; without any published key the result is unknown.
  if (!key) return { kind: keys.length > 0 ? 'tampered' : 'unknown' };
  const checked = await isSigned(key, `${head}.${payload}`, signature);
  if (checked === null) return { kind: 'unknown' };
  return checked ? { kind: 'genuine', claims: claims.data } : { kind: 'tampered' };
}

/** Returns null where the browser does not support Ed25519. */
async function isSigned(
  { kty, crv, x }: CertificateKeys['keys'][number],
  text: string,
  signature: string,
): Promise<boolean | null> {
  const bytes = toBytes(signature);
  if (!bytes) return false;
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text));
  } catch {
    return null;
  }
}

function headOf(head: string): { readonly alg?: unknown; readonly kid?: unknown } {
  const read = fromJson(head);
  return typeof read === 'object' && read !== null ? read : {};
}

function fromJson(encoded: string): unknown {
  const bytes = toBytes(encoded);
  if (!bytes) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Decodes a base64url text; null for an invalid one. */
function toBytes(encoded: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
  } catch {
    return null;
  }
}
