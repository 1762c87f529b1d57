import {
  boolean,
  choices,
  decimal,
  defineShape,
  file,
  image,
  integer,
  location,
  ownedList,
  phone,
  reference,
  references,
  required,
  shortAddress,
  text,
  timeRange,
} from 'sijil/schema/index';
import { weekdays } from '../scheduling/weekdays';
import { isKeyOf, keysOf } from 'sijil/base/objects';

/** The name of a company, a brand, a branch or a person in English, for English pages. */
export const englishName = (max: number) =>
  text({
    isName: 'latin',
    label: { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
    help: {
      ar: 'يظهر في الصفحات الإنجليزية بدل الاسم العربي.',
      en: 'Shown on English pages instead of the Arabic name.',
    },
    max,
  });

/** Facts of a company, the same in every form. */
export const companyFields = {
  companyName: text({
    isName: true,
    inEnglish: 'companyNameEn',
    label: { ar: 'اسم المنشأة', en: 'Company name' },
    help: { ar: 'كما هو في السجل التجاري.', en: 'As in the commercial registration.' },
    required: true,
    max: 160,
  }),
  companyNameEn: {
    ...englishName(160),
    label: { ar: 'اسم المنشأة بالإنجليزية', en: 'Company name in English' },
  },
  logo: image({
    label: { ar: 'شعار المنشأة', en: 'Company logo' },
    help: {
      ar: 'يظهر على خلفية بيضاء بجوار اسم المنشأة في شهاداتها الجديدة وصفحات التحقق منها وصور مشاركتها.',
      en: 'Shown on white next to the company’s name on its new certificates, their public pages and shared pictures.',
    },
  }),
  position: text({ isName: true, label: { ar: 'المسمى الوظيفي', en: 'Position' }, max: 80 }),
  clientTypeId: reference({ label: { ar: 'نوع العميل', en: 'Client type' }, to: 'clientTypes' }),
  clientSubTypeId: reference({
    label: { ar: 'النوع الفرعي', en: 'Business subtype' },
    to: 'clientTypes',
    narrowedBy: { parentId: 'clientTypeId' },
  }),
  cuisineTypeId: reference({ label: { ar: 'نوع المطبخ', en: 'Cuisine' }, to: 'cuisineTypes' }),
  employees: integer({ label: { ar: 'عدد الموظفين', en: 'Number of employees' }, min: 1, max: 100_000 }),
  nationalityIds: references({
    label: { ar: 'جنسيات الموظفين', en: 'Employee nationalities' },
    to: 'nationalities',
  }),
  shopArea: decimal({ label: { ar: 'مساحة المحل (م²)', en: 'Shop area (m²)' }, min: 1, max: 1_000_000 }),
  servicesMenu: file({ label: { ar: 'قائمة الطعام', en: 'Menu' } }),
};

/** Fields of the company in its registration; the rest is asked for when it is needed (`profileParts`). */
export const companyBody = defineShape({
  clientTypeId: {
    ...required(companyFields.clientTypeId),
    label: { ar: 'نوع النشاط', en: 'Type of business' },
  },
  clientSubTypeId: required(companyFields.clientSubTypeId),
  companyName: companyFields.companyName,
  companyNameEn: companyFields.companyNameEn,
});

/** The company's logo; null removes it. */
export const logoBody = defineShape({ logo: companyFields.logo });

/** Activities of clients, which decide what their registration asks for. */
export const activities = {
  restaurant: { ar: 'مطعم أو مقهى', en: 'Restaurant or café' },
  shop: { ar: 'محل أو مطبخ بلا صالة', en: 'Shop or kitchen without a dining room' },
  fleet: { ar: 'أسطول مركبات', en: 'Vehicle fleet' },
} as const;

export type Activity = keyof typeof activities;

/** Returns the activity of a client type; `shop` for a type without one, which is asked for what most are. */
export function toActivity(value: unknown): Activity {
  return typeof value === 'string' && isKeyOf(activities, value) ? value : 'shop';
}

/** Opening hours of a branch by days of the week; without any, a visit may take place at all visiting times. */
export const openingHours = ownedList({
  label: { ar: 'أوقات العمل', en: 'Opening hours' },
  help: {
    ar: 'لا تُعرض مواعيد زيارة خارجها. اليوم الذي لا تذكره مغلق، ولفترتين في اليوم أضف سطرًا آخر.',
    en: 'No visit is offered outside them. A day that you do not name is closed; for two periods a day, add another row.',
  },
  item: { ar: 'فترة عمل', en: 'Opening period' },
  max: 14,
  fields: {
    days: choices({
      label: { ar: 'أيام العمل', en: 'Working days' },
      required: true,
      min: 1,
      options: weekdays,
    }),
    hours: timeRange({
      label: { ar: 'ساعات العمل', en: 'Working hours' },
      help: {
        ar: 'إن كان الإغلاق بعد منتصف الليل فاكتبه كما هو، مثل \u206613:00–02:00\u2069.',
        en: 'If you close after midnight, enter it as it is, such as 13:00–02:00.',
      },
      required: true,
      overMidnight: true,
    }),
  },
});

/** Fields of a company's branch. */
export const branchFields = {
  name: text({
    isName: 'place',
    inEnglish: 'nameEn',
    label: { ar: 'اسم الفرع', en: 'Branch name' },
    required: true,
    max: 120,
  }),
  nameEn: {
    ...englishName(120),
    label: { ar: 'اسم الفرع بالإنجليزية', en: 'Branch name in English' },
  },
  shortAddress: shortAddress({
    label: { ar: 'العنوان الوطني المختصر', en: 'National short address' },
    help: {
      ar: '4 أحرف و4 أرقام، مثل RRRD2929. يملأ ما بعده إن عُرف.',
      en: 'Four letters and four digits, such as RRRD2929. If it is known, it fills in the fields below.',
    },
  }),
  stateId: reference({ label: { ar: 'المنطقة', en: 'Region' }, to: 'states', required: true }),
  cityId: reference({
    label: { ar: 'المدينة', en: 'City' },
    to: 'cities',
    required: true,
    narrowedBy: { stateId: 'stateId' },
  }),
  districtId: reference({
    label: { ar: 'الحي', en: 'District' },
    to: 'districts',
    narrowedBy: { cityId: 'cityId' },
  }),
  street: text({ label: { ar: 'الشارع', en: 'Street' }, required: true, max: 120 }),
  place: location({
    label: { ar: 'الموقع على الخريطة', en: 'Location on the map' },
    required: true,
    startsAt: { districtId: 'districts', cityId: 'cities' },
    inKingdom: true,
  }),
  responsibleName: text({
    isName: true,
    label: { ar: 'مسؤول الفرع', en: 'Responsible person' },
    required: true,
    max: 120,
  }),
  responsiblePhone: phone({
    label: { ar: 'جوال مسؤول الفرع', en: 'Responsible person’s phone' },
    required: true,
  }),
  openingHours,
};

export const mainBranch = boolean({ label: { ar: 'الفرع الرئيسي', en: 'Main branch' } });

export type BranchField = keyof typeof branchFields;
export const branchFieldNames = keysOf(branchFields);
