import { textTable } from '#framework/schema/texts/textTable';
import type { Localized } from '#framework/base/i18n/localized';

/** Messages of the order operations, shown next to the field that they refuse. */
export const orderTexts = textTable('checks/orderTexts', {
  branchNeeded: { ar: 'اختر الفرع الذي سيُفتَّش.', en: 'Choose the branch to be inspected.' },
  vehiclesNeeded: {
    ar: 'اختر المركبات التي ستُفتَّش.',
    en: 'Choose the vehicles to be inspected.',
  },
  noVehicles: {
    ar: 'هذه الخدمة لتفتيش الفروع ولا تشمل المركبات.',
    en: 'This service inspects branches and does not cover vehicles.',
  },
  wrongVehicleType: {
    ar: 'إحدى المركبات ليست من النوع الذي تشمله هذه الخدمة.',
    en: 'One of the vehicles is not of the type that this service covers.',
  },
  tooFewVehicles: {
    ar: 'الحد الأدنى لعدد المركبات في هذه الخدمة: {limit}.',
    en: 'Minimum number of vehicles for this service: {limit}.',
  },
  tooManyVehicles: {
    ar: 'الحد الأقصى لعدد المركبات في هذه الخدمة: {limit}.',
    en: 'Maximum number of vehicles for this service: {limit}.',
  },
  moreThanPackage: {
    ar: 'عدد المركبات التي تشملها الباقة: {limit}.',
    en: 'Number of vehicles this package covers: {limit}.',
  },
  moreThanLeft: {
    ar: 'المركبات المتبقية في الباقة: {limit}. اختر مركبات أقل أو اطلب دون هذه الباقة.',
    en: 'Vehicles left in this package: {limit}. Choose fewer, or order without this package.',
  },
  balanceTooSmall: {
    ar: 'رصيد باقاتك من الزيارات: {limit}. اختر فروعًا أقل أو اطلب دون الرصيد.',
    en: 'Visits left in your packages: {limit}. Choose fewer branches, or order without the balance.',
  },
  moreBranchesThanPackage: {
    ar: 'عدد الزيارات التي تشملها الباقة: {limit}. اختر فروعًا أقل أو باقة أكبر.',
    en: 'Visits this package covers: {limit}. Choose fewer branches or a larger package.',
  },
  branchesOfVehicles: {
    ar: 'تُطلب المركبات في طلب واحد، فلا تختر فروعًا أخرى.',
    en: 'Vehicles are ordered in one request: choose no other branches.',
  },
  packageNeeded: { ar: 'اختر باقة.', en: 'Choose a package.' },
  oneBranchOnly: {
    ar: 'اختر الفرع الذي تتبعه المركبات.',
    en: 'Choose the branch that the vehicles belong to.',
  },
  onePaymentOnly: {
    ar: 'تُسدَّد هذه الباقة دفعة واحدة.',
    en: 'This package is paid in one payment.',
  },
  answerNeeded: { ar: 'أجب عن السؤال: {question}', en: 'Answer the question: {question}' },
  questionUnknown: {
    ar: 'تغيّرت أسئلة الخدمة. حدّث الصفحة ثم أجب من جديد.',
    en: 'The service’s questions have changed. Reload the page and answer again.',
  },
} as const satisfies Record<string, Localized>);
