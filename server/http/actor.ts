import type { Language } from '#domain/i18n/localized';
import type { Presumption, Reader } from '../db/presumption';

/** The signed-in person behind a request. */
export interface Actor extends Reader {
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly mustChangePassword: boolean;
}

/** Whom a token belonged to a moment ago. */
export interface PresumedActor extends Actor {
  readonly presumption: Presumption;
}
