import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a session or a link; only its hash is stored, so that a stolen table opens nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
