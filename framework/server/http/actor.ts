import type { Language } from '#framework/base/i18n/localized';
import type { Actor as Person } from '#framework/schema/access';

/** The signed-in person behind a request. */
export interface Actor extends Person {
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly mustChangePassword: boolean;
}
