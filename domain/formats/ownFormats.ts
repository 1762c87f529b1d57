import { compactCode } from '#framework/base/formats/cleanText';
import { isMunicipalLicence } from '#framework/base/formats/saudiNumbers';
import type { OwnFormats } from '#framework/schema/kinds/formatted';

/** Field kinds of the portal. */
export const ownFormats = {
  municipalLicence: {
    clean: compactCode,
    isValid: isMunicipalLicence,
    message: { ar: 'رقم الرخصة من 6 إلى 20 رقمًا.', en: 'A licence number has 6 to 20 digits.' },
    keyboard: 'numeric',
    example: '4XXXXXXXXXX',
  },
} as const satisfies OwnFormats;
