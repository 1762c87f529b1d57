import { z } from 'zod';
import { packageStates } from '../pricing/packages';
import { localizedText, type Wire } from '#framework/contract/parts';
import { statedView } from './requestViews';
import { keysOf } from '#framework/base/objects';

/** A package that a company has bought: what is left of it, until when, and where it went. */
export const ownPackageView = z.object({
  id: z.string(),
  name: localizedText,
  service: z.object({ id: z.string(), name: localizedText }),
  state: z.enum(keysOf(packageStates)),
  quantity: z.number(),
  left: z.number(),
  /** Riyadh days. */
  startsOn: z.string(),
  endsOn: z.string(),
  /** The request that bought it; null where the reader may not know of it, such as one of another branch. */
  boughtWith: z.object({ id: z.string(), number: z.number() }).nullable(),
  /** The requests that drew on it, the latest first; of those that the reader may know of. */
  uses: z.array(
    statedView.extend({
      id: z.string(),
      number: z.number(),
      branch: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Inspections that the request used: one, or one for each vehicle. */
      units: z.number(),
      createdAt: z.date(),
    }),
  ),
});

export type OwnPackageView = Wire<z.infer<typeof ownPackageView>>;

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
