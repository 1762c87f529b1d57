import { z } from 'zod';
import { localizedText } from './parts';

const colour = z.string();

/** Colours that everything coloured is drawn in, in one mode (`ModeColours`). */
const modeColours = z.object({
  primary: colour,
  deep: colour,
  mild: colour,
  subtle: colour,
  neutral: colour,
  solid: colour,
  solidHover: colour,
  solidActive: colour,
  onSolid: colour,
  link: colour,
});

/** Fields of the brand that hold a picture. */
export const brandPictures = ['logo', 'logoDark', 'icon', 'signInPicture'] as const;

/** Name and look of the application as every page shows them; what is absent is the original. */
export const brandView = z.object({
  name: localizedText,
  /** Colours of the modes in which they were changed. */
  colours: z.object({ light: modeColours.optional(), dark: modeColours.optional() }),
  pictures: z.partialRecord(
    z.enum(brandPictures),
    z.object({ url: z.string(), width: z.number(), height: z.number() }),
  ),
});

export type BrandView = z.output<typeof brandView>;

export type BrandPicture = (typeof brandPictures)[number];
