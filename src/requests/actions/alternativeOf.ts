import type { Localized } from '#domain/i18n/localized';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

interface Alternative {
  readonly name: TransitionName;
  /** Label of the button that leads to both. */
  readonly label: Localized;
}

/** The action that another one's form leads to: whoever wants another time names one, or says that none suits. */
export const alternativeOf: Readonly<Partial<Record<TransitionName, Alternative>>> = {
  chooseVisitTime: { name: 'rejectDetails', label: { ar: 'طلب موعد آخر', en: 'Ask for another time' } },
};
