import type { Localized } from '#domain/i18n/localized';

/** What the order operations say beside a field that they refuse. */
export const orderTexts = {
  branchNeeded: { ar: 'اختر الفرع الذي سيُفتَّش.', en: 'Choose the branch to be inspected.' },
  vehiclesNeeded: {
    ar: 'اختر المركبات التي ستُفتَّش.',
    en: 'Choose the vehicles to be inspected.',
  },
  noVehicles: {
    ar: 'هذه الخدمة لتفتيش الفروع ولا تشمل المركبات.',
    en: 'This service inspects a branch; it takes no vehicles.',
  },
  wrongVehicleType: {
    ar: 'إحدى المركبات ليست من النوع الذي تشمله هذه الخدمة.',
    en: 'One of the vehicles is not of the type that this service covers.',
  },
  tooFewVehicles: {
    ar: 'الحد الأدنى لعدد المركبات في هذه الخدمة: {limit}.',
    en: 'The fewest vehicles that this service takes: {limit}.',
  },
  tooManyVehicles: {
    ar: 'الحد الأقصى لعدد المركبات في هذه الخدمة: {limit}.',
    en: 'The most vehicles that this service takes: {limit}.',
  },
  moreThanPackage: {
    ar: 'عدد المركبات التي تتسع لها الباقة: {limit}.',
    en: 'The vehicles that the package covers: {limit}.',
  },
  packageNeeded: { ar: 'اختر باقة.', en: 'Choose a package.' },
  oneBranchOnly: {
    ar: 'اختر الفرع الذي تتبعه المركبات.',
    en: 'Choose the branch that the vehicles belong to.',
  },
  onePaymentOnly: {
    ar: 'تُسدَّد هذه الباقة دفعة واحدة.',
    en: 'This package is paid at once.',
  },
  answerNeeded: { ar: 'أجب عن السؤال: {question}', en: 'Answer the question: {question}' },
  questionUnknown: {
    ar: 'تغيّرت أسئلة الخدمة. حدّث الصفحة ثم أجب من جديد.',
    en: "The service's questions have changed. Reload the page and answer again.",
  },
} as const satisfies Record<string, Localized>;
