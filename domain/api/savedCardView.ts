import { z } from 'zod';

/** Card that its holder saved with the gateway: enough to recognise it, never its number. */
export const savedCardView = z.object({
  id: z.string(),
  /** Brand as the gateway names it: mada, visa, master. */
  brand: z.string(),
  lastFour: z.string(),
  /** `MM/YYYY`. */
  expiry: z.string(),
  /** Chosen by its holder; where none is, the newest comes first. */
  isDefault: z.boolean(),
  /** True if the card has expired: it can only be deleted. */
  expired: z.boolean(),
});
export type SavedCardView = z.infer<typeof savedCardView>;
