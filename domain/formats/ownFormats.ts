import { compactCode } from 'sijil/base/formats/cleanText';
import type { OwnFormats } from 'sijil/schema/kinds/formatted';

/** Field kinds of the portal. */
export const ownFormats = {
  municipalLicence: {
    clean: compactCode,
    // 6 to 20 digits, as the length is not published.
    isValid: (number: string) => /^\d{6,20}$/.test(number),
    message: { ar: 'رقم الرخصة من 6 إلى 20 رقمًا.', en: 'A licence number has 6 to 20 digits.' },
    keyboard: 'numeric',
    example: '4XXXXXXXXXX',
  },
} as const satisfies OwnFormats;
