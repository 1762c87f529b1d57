import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Localized } from 'sijil/base/i18n/localized';
import type { FindingText } from './findingText';
import { kitchenTexts } from './kitchenTexts';
import { premisesTexts } from './premisesTexts';
import { vehicleTexts } from './vehicleTexts';

type Texts = Readonly<Record<string, FindingText>>;

const texts: Readonly<Record<InspectionForm['subject'], Texts>> = {
  branch: { ...kitchenTexts, ...premisesTexts },
  vehicle: vehicleTexts,
};

/** Texts of a shipped form by the key of the question; none for the questions of an installation's own forms. */
export function findingTexts({ subject }: Pick<InspectionForm, 'subject'>): Texts {
  return texts[subject];
}

export const notApplicableNotes: Readonly<Record<InspectionForm['subject'], Localized>> = {
  branch: { ar: 'لا ينطبق على نشاط الموقع.', en: 'Does not apply to what is done here.' },
  vehicle: { ar: 'لا ينطبق على هذه المركبة.', en: 'Does not apply to this vehicle.' },
};
