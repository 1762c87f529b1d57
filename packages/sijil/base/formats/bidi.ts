/** Left-to-right isolation: keeps phones, IBANs, codes and amounts in order inside Arabic plain text. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/** First-strong isolation: user text inside a sentence keeps its own direction and does not change the sentence's. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
