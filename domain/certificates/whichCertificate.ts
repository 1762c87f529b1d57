import type { CertificateState } from './certificateState';

interface Marked {
  readonly state: CertificateState;
  readonly revocation: { readonly reply: string | null } | null;
}

/** It stands until another takes its place or it is revoked; that its time ran out changes nothing of that. */
export function stands({ state }: Pick<Marked, 'state'>): boolean {
  return state === 'valid' || state === 'expired';
}

/** It was revoked, and its holder has not had their word yet. */
export function awaitsReply({ revocation }: Pick<Marked, 'revocation'>): boolean {
  return revocation !== null && revocation.reply === null;
}
