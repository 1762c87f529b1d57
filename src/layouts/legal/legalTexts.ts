/** The texts behind the footer's links, by the parts that each has in `legal.json`. */
export const legalTexts = {
  terms: ['service', 'account', 'payment', 'certificate', 'law'],
  privacy: ['collected', 'use', 'shared', 'kept', 'rights'],
} as const;

export type LegalText = keyof typeof legalTexts;

export function isLegalText(name: string): name is LegalText {
  return Object.hasOwn(legalTexts, name);
}
