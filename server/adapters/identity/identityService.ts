import type { Language } from 'sijil/base/i18n/localized';

export interface IdentityRequest {
  readonly nationalId: string;
  /** The portal's id of the attempt. */
  readonly requestId: string;
  readonly language: Language;
  /** Address of the person's device. */
  readonly ip: string;
}

export interface IdentityTransaction {
  readonly nationalId: string;
  readonly transId: string;
  /** The two digits that the person picks in the app. */
  readonly random: string;
}

export type IdentityStart =
  | ({ readonly ok: true } & Omit<IdentityTransaction, 'nationalId'>)
  /** `active`: the service already has an open request for this person; `refused`: it rejects the number. */
  | { readonly ok: false; readonly reason: 'active' | 'refused' };

export type IdentityStatus = 'WAITING' | 'COMPLETED' | 'REJECTED' | 'EXPIRED';

/** Claims of the service's token, after its signature, audience and lifetime are verified. */
export interface IdentityClaims {
  readonly transId: string;
  readonly status: IdentityStatus;
  /** National id or residence number; null where the token names none. */
  readonly nationalId: string | null;
  readonly name: string | null;
}

/** The national identity service. `start` and `status` throw if it could not be reached. */
export interface IdentityService {
  start(request: IdentityRequest): Promise<IdentityStart>;
  status(transaction: IdentityTransaction): Promise<IdentityStatus>;
  /** Null for a token that this service did not sign for us, or has withdrawn. */
  readToken(token: string): Promise<IdentityClaims | null>;
}
