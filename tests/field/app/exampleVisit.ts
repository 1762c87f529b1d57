import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import type { Assignment } from '../../../field/sync/fieldApi';

const asks = (key: string, parts: Partial<FormQuestion> = {}): FormQuestion => ({
  key,
  kind: 'compliance',
  text: { ar: `بند ${key}`, en: key },
  weight: null,
  severity: 'minor',
  requiresImage: false,
  requiresFile: false,
  requiresNote: false,
  allowNotApplicable: true,
  ...parts,
});

/** Fridge (with a photo), then its seal only where the fridge fails, then a thermometer up to 5 °C. */
export const form: InspectionForm = {
  key: 'kitchen',
  title: { ar: 'مطبخ', en: 'Kitchen' },
  subject: 'branch',
  passingScore: 70,
  categories: [
    {
      key: 'cold',
      title: { ar: 'التبريد', en: 'Cold' },
      weight: 100,
      questions: [
        asks('fridge', { requiresImage: true }),
        asks('seal', { when: { question: 'fridge', test: 'not_compliant' } }),
        asks('degrees', { kind: 'temperature', max: 5, severity: 'critical' }),
      ],
    },
  ],
};

export function visitOf(id: string, change: Partial<Assignment> = {}): Assignment {
  return {
    id,
    number: 7,
    version: 3,
    status: 'inspector_assigned',
    visitAt: '2026-11-30T06:00:00.000Z',
    visitNote: null,
    notes: null,
    answers: [],
    companyName: 'مذاق الحجاز',
    service: { id: 'service', name: { ar: 'تفتيش', en: 'Inspection' } },
    place: null,
    contact: { name: 'سامي', phone: '+966512345678' },
    supervisor: null,
    vehicles: [],
    formVersionId: 'version',
    form: form as Assignment['form'],
    returned: null,
    actions: [],
    ...change,
  } as Assignment;
}
