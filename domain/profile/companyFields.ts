import {
  decimal,
  defineShape,
  file,
  image,
  integer,
  reference,
  references,
  required,
  text,
} from '#framework/schema/index';

/** Facts of a company, the same in every form. */
export const companyFields = {
  companyName: text({
    isName: true,
    label: { ar: 'اسم المنشأة', en: 'Company name' },
    help: { ar: 'كما هو في السجل التجاري.', en: 'As in the commercial registration.' },
    required: true,
    max: 160,
  }),
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
    label: { ar: 'النوع الفرعي', en: 'Sub type' },
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
  servicesMenu: file({ label: { ar: 'قائمة الأصناف', en: 'Services menu' } }),
};

/** The company as registration asks for it; the rest is asked when it is needed (`profileParts`). */
export const companyBody = defineShape({
  clientTypeId: {
    ...required(companyFields.clientTypeId),
    label: { ar: 'نوع النشاط', en: 'Type of business' },
  },
  clientSubTypeId: required(companyFields.clientSubTypeId),
  companyName: companyFields.companyName,
});

/** The company's logo; null takes it away. */
export const logoBody = defineShape({ logo: companyFields.logo });
