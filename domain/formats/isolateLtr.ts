/** Keeps left-to-right values (phones, IBANs, codes, amounts) in one piece inside Arabic plain text. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/** A text of somebody else's inside a sentence of ours: it keeps its own direction and does not touch the sentence's. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
