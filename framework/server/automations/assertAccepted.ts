import type { Language } from '#framework/base/i18n/localized';
import { recordRefusal } from '../resources/refusalOf';
import { StepRefused } from './runErrors';

/** @throws StepRefused, in both languages, what a check of a write refuses it with */
export function assertAccepted(check: (language: Language) => unknown): void {
  const refusalIn = (language: Language): string | null => {
    try {
      check(language);
      return null;
    } catch (error) {
      return recordRefusal(error, { language }).message;
    }
  };
  const [ar, en] = [refusalIn('ar'), refusalIn('en')];
  if (ar !== null && en !== null) throw new StepRefused({ ar, en });
}
