/** Keeps left-to-right values (phones, IBANs, codes, amounts) in one piece inside Arabic plain text. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
