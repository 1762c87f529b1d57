/** Image sizes of a shared certificate, in pixels (rules 10.7). */
export const cardFormats = {
  /** Link preview: X, Facebook, LinkedIn, WhatsApp. */
  preview: { width: 1200, height: 630 },
  /** Post on Instagram, upright as its grid shows it. */
  post: { width: 1080, height: 1350 },
  /** Story or status, which fills a phone's screen. */
  story: { width: 1080, height: 1920 },
} as const;

export type CardFormat = keyof typeof cardFormats;
