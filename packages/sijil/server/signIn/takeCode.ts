import { createHash, randomInt } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { toLatinDigits } from 'sijil/base/formats/numbers';
import type { Queryable } from '../db/connect';
import { recoveryCodes, secondFactors } from '../db/schema/users';
import { appliedBrand } from '../db/followChanges';

/** Validity of a code in seconds, RFC 6238; every authenticator app supports these values. */
const period = 30;
/** Number of neighbouring steps that are accepted too, for a phone whose clock is half a minute off. */
const window = 1;

/** A secret of 160 bits in base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` address of a secret, for a QR code. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step of a code near a moment; null for a wrong code. */
function stepOfCode(secret: string, code: string, at: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  const { ar, en } = appliedBrand().name;
  const issuer = `${en} · ${ar}`;
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6 });
}

/** Uses up a code of a person's authenticator app, or one of their recovery codes; false for a wrong or used one. */
export function takeCode(db: Queryable, userId: string, typed: string, at: Date): Promise<boolean> {
  const code = plainCode(typed);
  return /^\d{6}$/.test(code) ? takeTotpCode(db, userId, code, at) : takeRecoveryCode(db, userId, code);
}

/** Uses up a code of an authenticator app, in use or not; false for a wrong or used one. */
export async function takeTotpCode(db: Queryable, userId: string, typed: string, at: Date): Promise<boolean> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const step = factor ? stepOfCode(factor.secret, plainCode(typed), at) : null;
  if (!factor || step === null) return false;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, factor.secret),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ id: secondFactors.userId });
  return taken.length > 0;
}

async function takeRecoveryCode(db: Queryable, userId: string, code: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashCode(code))))
    .returning({ id: recoveryCodes.userId });
  return taken.length > 0;
}

const codesAtOnce = 10;
/** Alphabet without letters and digits that look like others. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Gives a person ten new recovery codes, about 50 bits each, in place of the old ones. */
export async function renewRecoveryCodes(db: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () =>
    Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Code in comparable form: people write it with spaces, hyphens and Arabic digits. */
const plainCode = (typed: string) =>
  toLatinDigits(typed)
    .replaceAll(/[\s\-\u200e\u200f]/g, '')
    .toLowerCase();

/** A plain hash is enough for 50 random bits, which nobody can try out. */
const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url');
