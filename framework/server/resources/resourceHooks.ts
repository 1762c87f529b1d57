import type { Language } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '../http/appContext';
import type { Transaction } from '../db/connect';
import type { Writer } from '../http/actor';

export interface HookContext {
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly resource: Resource;
  readonly actor: Writer;
  readonly id: string;
  /** Language of the answer. */
  readonly language: Language;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Consequences of a write, in its transaction, which a declaration cannot express. Few resources need any. */
export interface ResourceHooks {
  /** Returns what is sent along with the new record, such as a one-time password. */
  readonly afterCreate?: (context: HookContext) => Promise<Record<string, unknown> | void>;
  readonly afterUpdate?: (context: HookContext) => Promise<void>;
  readonly afterRestore?: (context: HookContext) => Promise<void>;
  readonly afterDelete?: (context: HookContext) => Promise<void>;
}
