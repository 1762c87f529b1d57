import type { Localized } from '#framework/base/i18n/localized';

/** Problem that prevents publishing a template, in words for its author. */
export interface TemplateProblem {
  /** Part of the template, as its author calls it; null for the template itself. */
  readonly place: Localized | null;
  readonly message: Localized;
}
