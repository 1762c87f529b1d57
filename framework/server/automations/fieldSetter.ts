import type { DeclaredRole } from '#app/roles';
import type { Actor } from '#framework/schema/access';
import type { Language } from '#framework/base/i18n/localized';
import type { Transaction } from '../db/connect';
import type { AppContext } from '../http/appContext';

export interface FieldChange {
  readonly actor: Actor;
  readonly language: Language;
  readonly id: string;
  readonly value: string;
}

/** Change of a field of records that a module keeps, as the module's own operation makes it (`#app/server/fieldSetters`). */
export interface FieldSetter {
  /** Roles that may make it. */
  readonly roles: readonly DeclaredRole[];
  /** @throws ApiError what the operation refuses */
  readonly set: (api: AppContext, tx: Transaction, change: FieldChange) => Promise<void>;
}
