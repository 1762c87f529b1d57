import type { Localized } from '../i18n/localized';

/** Why a template cannot be published, and where: what its author reads. */
export interface TemplateProblem {
  /** Where it stands, as its author calls it; null for the whole. */
  readonly place: Localized | null;
  readonly message: Localized;
}
