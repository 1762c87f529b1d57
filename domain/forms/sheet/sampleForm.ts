import type { InspectionForm } from '../inspectionForm';

const usual = {
  severity: 'major',
  requiresImage: false,
  requiresFile: false,
  requiresNote: false,
  allowNotApplicable: true,
} as const;

/** Small form with the kinds of answers that have columns of their own, for an author to overwrite. */
export const sheetSample: InspectionForm = {
  key: 'sample',
  title: { ar: 'نموذج المطبخ', en: 'Kitchen form' },
  subject: 'branch',
  passingScore: 70,
  categories: [
    {
      key: 'storage',
      title: { ar: 'التخزين', en: 'Storage' },
      weight: 60,
      questions: [
        {
          ...usual,
          key: 'fridge',
          text: { ar: 'درجة حرارة الثلاجة', en: 'Temperature of the fridge' },
          weight: 40,
          severity: 'critical',
          requiresImage: true,
          kind: 'temperature',
          unit: 'C',
          min: 0,
          max: 5,
        },
        {
          ...usual,
          key: 'labels',
          text: { ar: 'بطاقات تاريخ الصلاحية', en: 'Labels with the last day of use' },
          weight: null,
          kind: 'choice',
          options: [
            { key: 'all', label: { ar: 'على كل العبوات', en: 'On all packages' }, score: 2 },
            { key: 'some', label: { ar: 'على بعضها', en: 'On some' }, score: 1 },
            { key: 'none', label: { ar: 'لا توجد', en: 'On none' }, score: 0 },
          ],
        },
        {
          ...usual,
          key: 'unlabelled',
          text: { ar: 'ما العبوات التي بلا بطاقات؟', en: 'Which packages have no label?' },
          weight: 0,
          kind: 'text',
          when: { question: 'labels', test: 'chosen', options: ['some', 'none'] },
        },
      ],
    },
    {
      key: 'staff',
      title: { ar: 'العاملون', en: 'Staff' },
      weight: 40,
      questions: [
        {
          ...usual,
          key: 'gloves',
          text: { ar: 'العاملون يرتدون القفازات', en: 'Staff wear gloves' },
          weight: null,
          kind: 'compliance',
        },
        {
          ...usual,
          key: 'licence',
          text: { ar: 'تاريخ انتهاء الشهادة الصحية', en: 'Last day of the health certificate' },
          weight: null,
          requiresFile: true,
          kind: 'date',
          validOnVisit: true,
        },
      ],
    },
  ],
};
