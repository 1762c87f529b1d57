import { Secret, TOTP } from 'otpauth';
import { appliedBrand } from '../db/followBrand';

/** Seconds of a code, RFC 6238; every authenticator app takes these values. */
const period = 30;
/** Neighbouring steps that are taken too, for a phone whose clock is half a minute off. */
const window = 1;

/** A secret of 160 bits in base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` address of a secret, for a QR code. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step whose code this is, about the moment given; null if it is none. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  const { ar, en } = appliedBrand().name;
  const issuer = `${en} · ${ar}`;
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6 });
}
