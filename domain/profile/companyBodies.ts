import { defineShape, required } from '../schema/index';
import type { Activity } from './activities';
import { companyFields } from './companyFields';

const common = {
  clientTypeId: {
    ...required(companyFields.clientTypeId),
    label: { ar: 'نوع النشاط', en: 'Type of business' },
  },
  clientSubTypeId: required(companyFields.clientSubTypeId),
  companyName: companyFields.companyName,
  position: { ...companyFields.position, label: { ar: 'مسماك الوظيفي', en: 'Your position' } },
  employees: required(companyFields.employees),
  nationalityIds: { ...required(companyFields.nationalityIds), min: 1 },
};

const premises = {
  shopArea: required(companyFields.shopArea),
  servicesMenu: {
    ...companyFields.servicesMenu,
    help: { ar: 'اختيارية، ويمكن إضافتها لاحقًا.', en: 'Optional; it can be added later.' },
  },
};

const cuisineTypeId = required(companyFields.cuisineTypeId);

/** The company as registration asks for it: a fleet has neither cuisine nor shop. */
export const companyBodies = {
  restaurant: defineShape({ ...common, cuisineTypeId, ...premises }),
  shop: defineShape({ ...common, ...premises }),
  fleet: defineShape(common),
} satisfies Record<Activity, unknown>;
