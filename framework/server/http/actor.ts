import type { Language } from '#framework/base/i18n/localized';
import type { Scope } from '#framework/schema/apiTokens/apiTokens';
import type { Actor as Person } from '#framework/schema/access';

/** The signed-in person behind a request. */
export interface Actor extends Person {
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly mustChangePassword: boolean;
  /** True of somebody whose role is to sign in in two steps, and who has not set up the second one. */
  readonly mustAddSecondFactor: boolean;
  /** True in a session that a sign-in provider has proven: its password and second step are the provider's. */
  readonly throughProvider: boolean;
  /** The admin who sees the application as this person, and may change nothing; null in the person's own sessions. */
  readonly seenBy: { readonly id: string; readonly name: string } | null;
  /** The API token that acts as this person, and what it is narrowed to; null in the person's own sessions. */
  readonly apiTokenId: string | null;
  readonly scopes: readonly Scope[] | null;
}

/** Author of a write: a person in a session, or an automation with the rights of a role. */
export type Writer = Person & Partial<Pick<Actor, 'sessionId'>>;

/** Id of who sits in front of the screen, or of the token: limits of calls and streams are theirs. */
export const callerOf = ({
  userId,
  seenBy,
  apiTokenId,
}: Pick<Actor, 'userId' | 'seenBy' | 'apiTokenId'>): string => apiTokenId ?? seenBy?.id ?? userId;
