import { z } from 'zod';
import { fileLink, localizedText, type Wire } from '#framework/contract/parts';

/** A picture of the gallery: the file, a small one of it, and what it is evidence of. */
export const galleryPicture = z.object({
  id: z.string(),
  file: fileLink,
  thumbnail: z.string(),
  /** Width in pixels, which reserves its place before it has loaded; null where it is not known. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  client: z.object({ id: z.string(), name: z.string() }),
  branch: z.string().nullable(),
  request: z.object({ id: z.string(), number: z.number() }),
  category: localizedText,
  question: localizedText,
  /** Null where the answer has none; absent for those who read no scores. */
  score: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .nullable()
    .optional(),
  takenAt: z.date(),
});

/** A part of the gallery, the newest first. */
export const galleryPart = z.object({
  pictures: z.array(galleryPicture),
  /** Cursor of the next part; null at the end. */
  next: z.string().nullable(),
  /**
   * Number of pictures in all parts, sent with the first alone and counted to `galleryCountLimit`; `more` when there
   * are further ones.
   */
  total: z.number().nullable(),
  more: z.boolean(),
});

const inForm = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/]{1,120}$/);

/** Filters of the gallery. `category` and `question` are named with their form; days are Riyadh's, both included. */
export const galleryFilters = z.object({
  clientId: z.uuid().optional(),
  category: inForm.optional(),
  question: inForm.optional(),
  score: z.enum(['0', '1', '2', 'na']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** Options of a gallery filter. */
export const galleryOptions = z.array(z.object({ value: z.string(), label: localizedText }));
export const galleryClients = z.array(z.object({ value: z.string(), label: z.string() }));

export type GalleryPicture = Wire<z.infer<typeof galleryPicture>>;
export type GalleryPart = Wire<z.infer<typeof galleryPart>>;
export type GalleryOptions = z.infer<typeof galleryOptions>;
export type GalleryClients = z.infer<typeof galleryClients>;
export type GalleryFilters = z.output<typeof galleryFilters>;
