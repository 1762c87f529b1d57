import type { Localized } from 'sijil/base/i18n/localized';
import type { InspectionForm } from '../inspectionForm';
import type { Severity } from '../severities';

/** Answers that a question requires besides a score; bounds in °C make it a temperature question. */
interface Asks {
  readonly photo?: true;
  readonly document?: true;
  readonly min?: number;
  readonly max?: number;
}

export interface SeedQuestion {
  readonly key: string;
  readonly text: Localized;
  readonly severity: Severity;
  readonly asks: Asks;
}

export interface SeedCategory {
  readonly key: string;
  readonly title: Localized;
  readonly weight: number;
  readonly questions: readonly SeedQuestion[];
}

export interface SeedForm extends Omit<InspectionForm, 'categories'> {
  readonly categories: readonly SeedCategory[];
}

function defineSeverity(severity: Severity) {
  return (key: string, ar: string, en: string, asks: Asks = {}): SeedQuestion => ({
    key,
    text: { ar, en },
    severity,
    asks,
  });
}

export const critical = defineSeverity('critical');
export const major = defineSeverity('major');
export const minor = defineSeverity('minor');

export function category(
  key: string,
  weight: number,
  title: Localized,
  questions: readonly SeedQuestion[],
): SeedCategory {
  return { key, weight, title, questions };
}
