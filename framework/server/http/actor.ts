import type { Language } from '#framework/base/i18n/localized';
import type { Actor as Person } from '#framework/schema/access';

/** The signed-in person behind a request. */
export interface Actor extends Person {
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly mustChangePassword: boolean;
  /** The admin who sees the application as this person, and may change nothing; null in the person's own sessions. */
  readonly seenBy: { readonly id: string; readonly name: string } | null;
}

/** Id of who sits in front of the screen: limits of calls and streams are theirs. */
export const callerOf = ({ userId, seenBy }: Pick<Actor, 'userId' | 'seenBy'>): string =>
  seenBy?.id ?? userId;
