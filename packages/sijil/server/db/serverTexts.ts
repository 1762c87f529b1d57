import type { Localized } from 'sijil/base/i18n/localized';
import { optionalPart } from 'sijil/schema/application';

/** Texts that only the server writes, and the names under which the list of all texts shows groups. */
interface ServerTextPart {
  /** Tables of texts, by the first part of their keys. */
  readonly roots: Readonly<Record<string, unknown>>;
  readonly areas: Readonly<Record<string, Localized>>;
  /** Folders with the texts of the pages; the later ones take precedence. */
  readonly folders: readonly string[];
}

declare module 'sijil/schema/application' {
  interface Application {
    serverTexts: ServerTextPart;
  }
}

export const serverTextPart = (): ServerTextPart =>
  optionalPart('serverTexts') ?? { roots: {}, areas: {}, folders: [] };
