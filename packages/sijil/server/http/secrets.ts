import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** 256 random bits for a session or a link; only its hash is stored, so that a stolen table opens nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `identity-${purpose}`, 32));

/** AES-256-GCM under a key of this installation: nonce, tag and text in one base64url. */
export function seal(secret: string, number: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), nonce);
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** @throws Error for a text that was not sealed by this installation. */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Ten digits are quickly guessed, so their hash needs a key. */
export function hashNumber(secret: string, number: string): string {
  return createHmac('sha256', keyFor(secret, 'hash')).update(number).digest('base64url');
}

/** argon2id with OWASP's smallest recommended cost: 19 MiB, two passes, about 15 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Takes equally long for an unknown and a known person, so that timing does not reveal who has an account. */
export async function verifyPassword(stored: string | null, typed: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), typed);
  return stored !== null && matches;
}
