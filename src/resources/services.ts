import { packageDurations } from '#domain/pricing/packages';
import { discountAgrees, type PackagePrice } from '#domain/pricing/quote';
import {
  boolean,
  choice,
  defineResource,
  image,
  integer,
  localized,
  money,
  ownedList,
  percent,
  reference,
} from 'sijil/schema/index';

/** Services that a client can order: an inspection of a branch, or of vehicles, once or as a package of several. */
export const services = defineResource('services', {
  label: {
    one: { ar: 'الخدمة', en: 'Service' },
    many: { ar: 'الخدمات', en: 'Services' },
    counted: { one: 'خدمة واحدة', two: 'خدمتان', few: 'خدمات', many: 'خدمة' },
  },
  fields: {
    name: localized({ label: { ar: 'اسم الخدمة', en: 'Service name' }, required: true, max: 120 }),
    description: localized({ label: { ar: 'الوصف', en: 'Description' }, required: true, long: true }),
    image: image({ label: { ar: 'الصورة', en: 'Image' } }),
    subject: choice({
      label: { ar: 'نوع الخدمة', en: 'Service type' },
      required: true,
      options: {
        branch: { ar: 'تفتيش فرع', en: 'Branch inspection', tone: 'info' },
        vehicle: { ar: 'تفتيش مركبات', en: 'Vehicle inspection', tone: 'progress' },
      },
    }),
    billing: choice({
      label: { ar: 'طريقة الفوترة', en: 'Billing type' },
      required: true,
      default: 'package',
      options: {
        single: { ar: 'لكل تفتيش', en: 'Per inspection' },
        package: { ar: 'باقات', en: 'Packages' },
      },
    }),
    basePrice: money({ label: { ar: 'السعر الأساسي', en: 'Base price' }, required: true, min: 100 }),
    reinspectionPercent: percent({
      label: {
        ar: 'إعادة تفتيش البنود: نسبتها من السعر الأساسي',
        en: 'Re-inspecting items: share of the base price',
      },
      help: {
        ar: 'ما يدفعه العميل ليُعاد تفتيش البنود غير المطابقة وحدها في زيارة جديدة، عن كل فرع أو مركبة تُزار. اتركها فارغة إن كانت الخدمة لا تتيحها.',
        en: 'What a client pays to have only the failed items re-inspected in a new visit, for each branch or vehicle visited. Leave empty if the service does not offer it.',
      },
      min: 1,
    }),
    min: integer({ label: { ar: 'الحد الأدنى للعدد', en: 'Minimum' }, min: 1 }),
    max: integer({ label: { ar: 'الحد الأقصى للعدد', en: 'Maximum' }, min: 2 }),
    vehicleTypeId: reference({
      label: { ar: 'نوع المركبة', en: 'Vehicle type' },
      help: {
        ar: 'اتركه فارغًا لتشمل الخدمة كل الأنواع.',
        en: 'Leave empty to include vehicles of every type.',
      },
      to: 'vehicleTypes',
      shownWhen: { field: 'subject', in: ['vehicle'] },
    }),
    formId: reference({
      label: { ar: 'نموذج التفتيش', en: 'Inspection form' },
      help: {
        ar: 'كل طلب جديد يبدأ بأحدث نسخة منشورة من هذا النموذج، ويبقى عليها.',
        en: 'Every new request begins with the newest published version of this form, and keeps it.',
      },
      to: 'inspectorForms',
      required: true,
      narrowedBy: { subject: 'subject' },
    }),
    packages: ownedList({
      label: { ar: 'الباقات', en: 'Packages' },
      item: { ar: 'باقة', en: 'Package' },
      max: 20,
      fields: {
        name: localized({ label: { ar: 'اسم الباقة', en: 'Package name' }, required: true, max: 80 }),
        duration: choice({
          label: { ar: 'المدة', en: 'Duration' },
          required: true,
          options: packageDurations,
        }),
        quantity: integer({
          label: { ar: 'عدد عمليات التفتيش', en: 'Number of inspections' },
          required: true,
          min: 2,
          max: 1000,
        }),
        price: money({ label: { ar: 'السعر', en: 'Price' }, required: true, min: 100 }),
        discountedPrice: money({ label: { ar: 'السعر بعد الخصم', en: 'Discounted price' } }),
        discountPercent: percent({ label: { ar: 'نسبة الخصم', en: 'Discount percent' } }),
      },
    }),
    howItWorks: ownedList({
      label: { ar: 'طريقة عمل الخدمة', en: 'How it works' },
      item: { ar: 'خطوة', en: 'Step' },
      max: 10,
      fields: {
        title: localized({ label: { ar: 'العنوان', en: 'Title' }, required: true, max: 80 }),
        details: localized({
          label: { ar: 'التفاصيل', en: 'Details' },
          required: true,
          max: 400,
          long: true,
        }),
      },
    }),
    questions: ownedList({
      label: { ar: 'أسئلة الطلب', en: 'Order questions' },
      item: { ar: 'سؤال', en: 'Question' },
      max: 20,
      fields: {
        text: localized({ label: { ar: 'نص السؤال', en: 'Question' }, required: true, max: 200 }),
        mandatory: boolean({ label: { ar: 'إجابته مطلوبة', en: 'Answer required' } }),
      },
    }),
    requiresContractReview: boolean({
      was: 'reviewed',
      label: { ar: 'يراجع المسؤول العقد قبل إرساله', en: 'An admin reviews the contract before it is sent' },
    }),
    active: boolean({ label: { ar: 'مفعّلة', en: 'Active' }, default: true }),
  },
  dropped: ['formKey'],
  title: 'name',
  list: ['name', 'subject', 'billing', 'basePrice', 'active'],
  inline: ['basePrice', 'active'],
  search: ['name', 'description'],
  filters: { first: ['subject', 'billing', 'vehicleTypeId', 'requiresContractReview', 'active'] },
  rules: [
    {
      field: 'max',
      holds: ({ min, max }: { min?: number | null; max?: number | null }) =>
        min == null || max == null || max > min,
      message: {
        ar: 'يجب أن يزيد الحد الأقصى للعدد على الحد الأدنى.',
        en: 'The maximum must be greater than the minimum.',
      },
    },
    {
      field: 'packages',
      holds: ({
        packages,
      }: {
        packages?: readonly { price: number; discountedPrice?: number | null }[] | null;
      }) =>
        (packages ?? []).every(
          ({ price, discountedPrice }) => discountedPrice == null || discountedPrice <= price,
        ),
      message: {
        ar: 'يجب ألّا يزيد السعر بعد الخصم على السعر.',
        en: 'A discounted price must not exceed the price.',
      },
    },
    {
      field: 'packages',
      holds: ({ packages }: { packages?: readonly PackagePrice[] | null }) =>
        (packages ?? []).every(discountAgrees),
      message: {
        ar: 'نسبة الخصم لا توافق السعر والسعر بعد الخصم. صحّحها، أو اكتب أحدهما وحده.',
        en: 'The discount percent does not agree with the price and the discounted price. Correct it, or enter only one of them.',
      },
    },
  ],
  sections: [
    {
      label: { ar: 'التسعير والباقات', en: 'Pricing and packages' },
      fields: ['billing', 'basePrice', 'reinspectionPercent', 'min', 'max', 'packages'],
    },
    { label: { ar: 'كيف تعمل', en: 'How it works' }, fields: ['howItWorks'] },
    {
      label: { ar: 'الطلب والتفتيش', en: 'Order and inspection' },
      fields: ['formId', 'vehicleTypeId', 'questions', 'requiresContractReview'],
    },
  ],
  // Clients order from the catalogue (`services.list`), which has prices and balances; this API is the console's.
  api: '/admin/services',
  operations: {
    list: 'adminServices.list',
    get: 'adminServices.get',
    create: 'adminServices.create',
    update: 'adminServices.update',
    delete: 'adminServices.delete',
  },
  bodyKb: 64,
  aside: ['active', 'subject', 'billing', 'basePrice'],
  access: {
    read: ['admin'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  actions: [
    {
      operation: 'services.deactivate',
      label: { ar: 'إيقاف الخدمة', en: 'Deactivate' },
      icon: 'stop',
      danger: true,
      confirm: {
        ar: 'لن يتمكن العملاء من طلب هذه الخدمة بعد الآن، وتستمر الطلبات القائمة كما هي.',
        en: 'Clients can no longer order this service. Existing requests continue.',
      },
      when: { field: 'active', in: [true] },
      done: { ar: 'أُوقفت الخدمة.', en: 'Service deactivated.' },
    },
  ],
  menu: { icon: 'appstore', group: 'content' },
});
