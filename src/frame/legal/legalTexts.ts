/** The texts behind the footer's links, by the parts that each has in `legal.json`. */
export const legalTexts = {
  terms: [
    'service',
    'account',
    'order',
    'payment',
    'cancellation',
    'visit',
    'results',
    'certificate',
    'limits',
    'contact',
    'changes',
    'law',
  ],
  privacy: [
    'controller',
    'collected',
    'recorded',
    'use',
    'shared',
    'public',
    'transfer',
    'kept',
    'security',
    'browser',
    'rights',
  ],
} as const;

export type LegalText = keyof typeof legalTexts;

export function isLegalText(name: string): name is LegalText {
  return Object.hasOwn(legalTexts, name);
}
