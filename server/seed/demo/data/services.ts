import type { Localized } from 'sijil/base/i18n/localized';
import { daysText } from 'sijil/base/i18n/worded';
import type { PackageDuration } from '#domain/pricing/packages';
import { CORRECTIONS_WINDOW_DAYS } from '#domain/scheduling/deadlines';

interface PackageSpec {
  readonly name: Localized;
  readonly duration: PackageDuration;
  readonly quantity: number;
  /** Halalas without VAT. */
  readonly price: number;
  readonly discountedPrice?: number;
  readonly discountPercent?: number;
}

export interface ServiceSpec {
  readonly name: Localized;
  readonly description: Localized;
  readonly subject: 'branch' | 'vehicle';
  readonly billing: 'single' | 'package';
  /** Halalas without VAT; per vehicle for a vehicle service. */
  readonly basePrice: number;
  /** Percentage of the base price for a visit of the failed items only; absent: not offered. */
  readonly reinspectionPercent?: number;
  readonly min?: number;
  readonly max?: number;
  readonly formKey: 'restaurant_food_safety' | 'refrigerated_food_vehicle';
  readonly requiresContractReview: boolean;
  readonly packages: readonly PackageSpec[];
  readonly howItWorks: readonly { readonly title: Localized; readonly details: Localized }[];
  readonly questions: readonly { readonly text: Localized; readonly mandatory: boolean }[];
}

const t = (ar: string, en: string): Localized => ({ ar, en });

const steps = {
  order: {
    title: t('اختر الفرع والباقة', 'Choose the branch and the package'),
    details: t(
      'حدّد الفرع والباقة، ووقّع العقد إلكترونيًا، وسدّد بالبطاقة أو بتحويل بنكي.',
      'Pick the branch and the package, sign the contract online and pay by card or bank transfer.',
    ),
  },
  visit: {
    title: t('زيارة المفتش', 'The inspector’s visit'),
    details: t(
      'يقترح المشرف موعدًا، وبعد موافقتك يزورك مفتش مؤهل ويوثّق ملاحظاته بالصور والقياسات.',
      'The supervisor proposes a time; once you agree, a qualified inspector visits and records the findings with photos and readings.',
    ),
  },
  results: {
    title: t('الدرجة والشهادة', 'Score and certificate'),
    details: t(
      'تصلك الدرجة مفصّلة لكل قسم، وتصدر الشهادة متى بلغت درجة الاجتياز.',
      'You receive the score for every section, and the certificate once the passing score is reached.',
    ),
  },
  corrections: {
    title: t('الإجراءات التصحيحية', 'Corrective actions'),
    details: t(
      `عالج الملاحظات المرصودة خلال ${daysText(CORRECTIONS_WINDOW_DAYS).ar} وأرفق ما يثبت ذلك، فتُحسب درجتك من جديد.`,
      `Correct the findings within ${daysText(CORRECTIONS_WINDOW_DAYS).en} and attach the evidence; your score is then recalculated.`,
    ),
  },
};

const handlers = t('كم عدد العاملين في تحضير الطعام؟', 'How many people prepare food?');

export const demoServices = {
  foodSafety: {
    name: t('تفتيش سلامة الغذاء للفروع', 'Branch food-safety inspection'),
    description: t(
      'تفتيش شامل لسلامة الغذاء يغطي درجات الحرارة والتلوث المتبادل والنظافة والتخزين والتوثيق، وفق نموذج من 10 أقسام، مع درجة وشهادة وخطة تصحيح.',
      'A full food-safety inspection over ten sections: temperatures, cross-contamination, hygiene, storage and records, with a score, a certificate and a corrective plan.',
    ),
    subject: 'branch',
    billing: 'package',
    basePrice: 95_000,
    reinspectionPercent: 40,
    formKey: 'restaurant_food_safety',
    requiresContractReview: false,
    packages: [
      { name: t('باقة ربع سنوية', 'Quarterly package'), duration: 'month_3', quantity: 3, price: 270_000 },
      {
        name: t('باقة نصف سنوية', 'Half-year package'),
        duration: 'biannual',
        quantity: 6,
        price: 510_000,
        discountPercent: 8,
      },
      {
        name: t('باقة سنوية', 'Annual package'),
        duration: 'annual',
        quantity: 12,
        price: 960_000,
        discountedPrice: 840_000,
        discountPercent: 12.5,
      },
    ],
    howItWorks: [steps.order, steps.visit, steps.results, steps.corrections],
    questions: [{ text: handlers, mandatory: false }],
  },
  vehicles: {
    name: t('تفتيش مركبات نقل الأغذية', 'Food transport vehicle inspection'),
    description: t(
      'تفتيش المركبات المبردة والمجمدة: الوثائق وهيكل الصندوق ووحدة التبريد والسجلات الحرارية والنظافة، بدرجة لكل مركبة.',
      'Inspection of chilled and frozen vehicles: documents, cargo body, refrigeration unit, temperature records and hygiene, with a score for each vehicle.',
    ),
    subject: 'vehicle',
    billing: 'package',
    basePrice: 36_000,
    reinspectionPercent: 40,
    min: 1,
    max: 40,
    formKey: 'refrigerated_food_vehicle',
    requiresContractReview: false,
    packages: [
      {
        name: t('5 مركبات خلال 3 أشهر', '5 vehicles in 3 months'),
        duration: 'month_3',
        quantity: 5,
        price: 165_000,
      },
      {
        name: t('12 مركبة خلال 6 أشهر', '12 vehicles in 6 months'),
        duration: 'month_6',
        quantity: 12,
        price: 378_000,
        discountPercent: 10,
      },
      {
        name: t('30 مركبة خلال سنة', '30 vehicles in a year'),
        duration: 'annual',
        quantity: 30,
        price: 900_000,
        discountedPrice: 765_000,
        discountPercent: 15,
      },
    ],
    howItWorks: [
      {
        title: t('اختر المركبات', 'Choose the vehicles'),
        details: t(
          'حدّد المركبات من قائمتك، ثم اختر الباقة ووقّع العقد.',
          'Pick vehicles from your list, then choose the package and sign the contract.',
        ),
      },
      steps.visit,
      steps.results,
      steps.corrections,
    ],
    questions: [
      {
        text: t(
          'أين تكون المركبات وقت التفتيش؟',
          'Where will the vehicles be at the time of the inspection?',
        ),
        mandatory: true,
      },
    ],
  },
  hygiene: {
    name: t('فحص سريع لنظافة المطبخ', 'Kitchen hygiene quick check'),
    description: t(
      'زيارة واحدة للاطمئنان على نظافة المطبخ وجاهزيته قبل الزيارات الرسمية.',
      'A single visit that checks how clean and ready the kitchen is before official visits.',
    ),
    subject: 'branch',
    billing: 'single',
    basePrice: 55_000,
    reinspectionPercent: 40,
    formKey: 'restaurant_food_safety',
    requiresContractReview: false,
    packages: [],
    howItWorks: [steps.order, steps.visit, steps.results],
    questions: [],
  },
  preOpening: {
    name: t('تفتيش ما قبل الافتتاح', 'Pre-opening inspection'),
    description: t(
      'مراجعة المنشأة الجديدة قبل تشغيلها: التجهيزات ومسار العمل والوثائق، وقائمة بما يلزم استكماله.',
      'A review of new premises before they open: fittings, work flow and documents, with a list of what is still missing.',
    ),
    subject: 'branch',
    billing: 'single',
    basePrice: 140_000,
    reinspectionPercent: 40,
    formKey: 'restaurant_food_safety',
    requiresContractReview: false,
    packages: [],
    howItWorks: [steps.order, steps.visit, steps.results],
    questions: [
      { text: t('متى تتوقعون الافتتاح؟', 'When do you expect to open?'), mandatory: true },
      { text: t('هل اكتملت تجهيزات المطبخ؟', 'Are the kitchen fittings complete?'), mandatory: true },
    ],
  },
  audit: {
    name: t('تدقيق نظام سلامة الغذاء', 'Food-safety system audit'),
    description: t(
      'تدقيق متعمق لخطة تحليل المخاطر ونقاط التحكم الحرجة وسجلاتها، يراجع فريقنا نطاقه وسعره معك قبل إرسال العقد.',
      'An in-depth audit of the HACCP plan and its records; our team agrees its scope and price with you before sending the contract.',
    ),
    subject: 'branch',
    billing: 'single',
    basePrice: 250_000,
    reinspectionPercent: 40,
    formKey: 'restaurant_food_safety',
    requiresContractReview: true,
    packages: [],
    howItWorks: [
      {
        title: t('صف نشاطك', 'Describe your business'),
        details: t(
          'أخبرنا عن خطوط الإنتاج والوثائق المتوفرة لنحدد النطاق.',
          'Tell us about your production lines and documents so that we can set the scope.',
        ),
      },
      steps.visit,
      steps.results,
      steps.corrections,
    ],
    questions: [
      { text: t('هل لديكم خطة هاسب موثقة؟', 'Do you have a documented HACCP plan?'), mandatory: true },
      { text: handlers, mandatory: false },
    ],
  },
} satisfies Record<string, ServiceSpec>;

export type ServiceKey = keyof typeof demoServices;
