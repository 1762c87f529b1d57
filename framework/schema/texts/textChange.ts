import type { Language } from '../../base/i18n/localized';
import type { Wording } from './wording';

/** Words that take the place of a text of the application: a record of `changedTexts`, as it is stored. */
export interface TextChange {
  readonly key: string;
  readonly language: Language;
  readonly text: Wording;
}
