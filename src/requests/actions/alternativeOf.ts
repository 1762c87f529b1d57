import type { Localized } from 'sijil/base/i18n/localized';
import { actionTexts } from '#domain/requests/nextStep';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

interface Alternative {
  readonly name: TransitionName;
  /** Label of the button that leads to both actions. */
  readonly label: Localized;
}

/** Alternative that an action's form offers: another time, or a note that none suits. */
export const alternativeOf: Readonly<Partial<Record<TransitionName, Alternative>>> = {
  chooseVisitTime: { name: 'rejectDetails', label: actionTexts.otherTime },
};
