import { decimal, defineShape, file, integer, reference, references, text } from '../schema/index';
import type { Activity } from './activities';

const common = {
  clientTypeId: reference({
    label: { ar: 'نوع النشاط', en: 'Kind of business' },
    to: 'clientTypes',
    required: true,
  }),
  clientSubTypeId: reference({
    label: { ar: 'النوع الفرعي', en: 'Sub type' },
    to: 'clientTypes',
    required: true,
    narrowedBy: { parentId: 'clientTypeId' },
  }),
  companyName: text({
    label: { ar: 'اسم المنشأة', en: 'Company name' },
    help: { ar: 'كما هو في السجل التجاري.', en: 'As in the commercial registration.' },
    required: true,
    max: 160,
  }),
  position: text({ label: { ar: 'مسماك الوظيفي', en: 'Your position' }, max: 80 }),
  employees: integer({
    label: { ar: 'عدد الموظفين', en: 'Number of employees' },
    required: true,
    min: 1,
    max: 100_000,
  }),
  nationalityIds: references({
    label: { ar: 'جنسيات الموظفين', en: 'Employee nationalities' },
    to: 'nationalities',
    required: true,
    min: 1,
  }),
};

const premises = {
  shopArea: decimal({
    label: { ar: 'مساحة المحل (م²)', en: 'Shop area (m²)' },
    required: true,
    min: 1,
    max: 1_000_000,
  }),
  servicesMenu: file({
    label: { ar: 'قائمة الأصناف', en: 'Services menu' },
    help: { ar: 'اختيارية، ويمكن إضافتها لاحقًا.', en: 'Optional; it can be added later.' },
  }),
};

const cuisineTypeId = reference({
  label: { ar: 'نوع المطبخ', en: 'Cuisine' },
  to: 'cuisineTypes',
  required: true,
});

/** The company as registration asks for it: a fleet has neither cuisine nor shop (specification §3, Client). */
export const companyBodies = {
  restaurant: defineShape({ ...common, cuisineTypeId, ...premises }),
  shop: defineShape({ ...common, ...premises }),
  fleet: defineShape(common),
} satisfies Record<Activity, unknown>;
