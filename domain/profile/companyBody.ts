import { defineShape, required } from '#framework/schema/index';
import { companyFields } from './companyFields';

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
